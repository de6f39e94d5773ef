package gridmark.grader.submission;

import gridmark.language.Source;
import gridmark.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Collects what a program may read while it runs: data, texts, lists of services. They are taken
 * within limits, and no right program is refused for what is beside it.
 */
final class Resources {

  private static final int MOST_FILES = 200;
  private static final int MOST_FILE_BYTES = 1 << 20;
  private static final int MOST_BYTES = 8 << 20;

  /** What people write about a program, and no program reads. */
  private static final Set<String> ABOUT_IT = Set.of("pdf", "doc", "docx", "odt", "rtf");

  private final SortedMap<String, byte[]> files = new TreeMap<>();
  private final List<String> leftOut = new ArrayList<>();
  private int bytes;

  /** Whether a file of this path, which is no source, may be one. */
  static boolean mayBe(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    boolean isOther =
        Archive.named(name).isPresent()
            || OtherFile.named(name).filter(kind -> kind != OtherFile.DOCUMENT).isPresent();
    return !isOther
        && !name.startsWith(".")
        && !ABOUT_IT.contains(extension)
        && isWithin(path)
        && Printable.line(path).equals(path);
  }

  /** A path from outside may name any place; a file of the program's lies in its folder. */
  private static boolean isWithin(String path) {
    return !path.contains(":")
        && Stream.of(path.split("/", -1))
            .noneMatch(part -> part.isEmpty() || part.equals(".") || part.equals(".."));
  }

  void add(String path, InputStream in) throws IOException {
    byte[] content = in.readNBytes(MOST_FILE_BYTES + 1);
    if (content.length > MOST_FILE_BYTES
        || bytes + content.length > MOST_BYTES
        || files.size() == MOST_FILES
        || files.containsKey(path)) {
      leaveOut(path);
    } else {
      files.put(path, content);
      bytes += content.length;
    }
  }

  /** Also of two by one name, or where it turned out to be damaged. */
  void leaveOut(String path) {
    files.remove(path);
    leftOut.add(path);
  }

  Optional<String> note() {
    return leftOut.stream()
        .min(String::compareTo)
        .map(
            first ->
                "Left out beside the sources: %s%s. A program may have %d files of its own, of 1 MiB each and 8 MiB together."
                    .formatted(
                        Printable.line(first),
                        leftOut.size() == 1
                            ? ""
                            : " and " + Words.counted(leftOut.size() - 1, "other file"),
                        MOST_FILES));
  }

  /** The files by their paths from where the student's project begins. */
  SortedMap<String, byte[]> besides(List<Source> sources) {
    String root = root(Stream.concat(sources.stream().map(Source::path), files.keySet().stream()));
    SortedMap<String, byte[]> placed = new TreeMap<>();
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      placed.put(file.getKey().substring(root.length()), file.getValue());
    }
    return placed;
  }

  /** The folder that everything is in, and no "src" on the way there. */
  private static String root(Stream<String> paths) {
    List<String> common =
        paths.map(Resources::folders).reduce(Resources::beginning).orElse(List.of());
    int src = common.indexOf("src");
    List<String> root = src < 0 ? common : common.subList(0, src);
    return root.isEmpty() ? "" : String.join("/", root) + "/";
  }

  private static List<String> folders(String path) {
    List<String> parts = Arrays.asList(path.split("/", -1));
    return parts.subList(0, parts.size() - 1);
  }

  private static List<String> beginning(List<String> some, List<String> others) {
    int same = 0;
    while (same < Math.min(some.size(), others.size()) && some.get(same).equals(others.get(same))) {
      same++;
    }
    return some.subList(0, same);
  }
}
