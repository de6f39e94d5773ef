package gridmark.classroom.similarity;

import gridmark.language.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays out sources for the program that calls JPlag; see {@code Compare.java}. Folders have
 * numbers, and files names of ours: what students call theirs may be no path.
 */
final class Stage {

  private static final int LONGEST_NAME = 60;

  private final Path folder;
  private final List<String> keys = new ArrayList<>();

  Stage(Path folder, List<Source> base) throws IOException {
    this.folder = folder;
    write(folder.resolve("base"), base);
    Files.createDirectories(folder.resolve("submissions"));
  }

  void add(String key, List<Source> sources) throws IOException {
    write(folder.resolve("submissions").resolve(Integer.toString(keys.size())), sources);
    keys.add(key);
  }

  /** To be called when all are there. */
  void finish() throws IOException {
    Files.write(folder.resolve("names.txt"), keys);
  }

  /** In the order of their numbers. */
  List<String> keys() {
    return keys;
  }

  private static void write(Path place, List<Source> sources) throws IOException {
    Files.createDirectories(place);
    for (int i = 0; i < sources.size(); i++) {
      // Not writeString, which refuses half a character; a decoded file may hold one.
      Files.write(
          place.resolve(name(i, sources.get(i).path())),
          sources.get(i).text().getBytes(StandardCharsets.UTF_8));
    }
  }

  /** The number keeps names apart and in order; the rest is for the readers of JPlag's report. */
  static String name(int number, String path) {
    String plain =
        path.substring(path.lastIndexOf('/') + 1)
            .replaceFirst("(?i)\\.java$", "")
            .replaceAll("[^A-Za-z0-9_$]", "_");
    return "%03d-%s.java"
        .formatted(number + 1, plain.substring(0, Math.min(plain.length(), LONGEST_NAME)));
  }
}
