package gridmark.classroom.batch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The results of a class without the times in them: what must be equal however often, in whatever
 * order and how many at a time they were graded.
 *
 * <p>As a program it compares two folders: says what differs, and exits with 1.
 */
final class Timeless {

  /** The page of the class is sorted by times, and made from the files that are compared. */
  private static final List<String> LEFT_OUT = List.of(".lock", "index.html");

  private static final List<Pattern> TIMES =
      List.of(
          Pattern.compile("(?<=\"(?:cpu|wall)(?:Ms|Nanos)\" ?: ?)\\d+"),
          // Where the seed is given, or the time of a hand-in known, nothing is drawn by it.
          Pattern.compile("(?<=\"nonce\" ?: ?\")\\p{XDigit}+"),
          Pattern.compile("(?s)<p class=\"time\">.*?</p>"),
          Pattern.compile("<span class=\"took\">[^<]*</span>"),
          Pattern.compile("<time [^>]*>[^<]*</time>"));

  private static final Pattern TIME_COLUMN = Pattern.compile("(?i).*(cpu|wall).*");

  /** A comma that is not inside of quotes. */
  private static final Pattern COMMA = Pattern.compile(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

  private Timeless() {}

  public static void main(String[] arguments) throws IOException {
    Path one = Path.of(arguments[0]);
    Path other = Path.of(arguments[1]);
    List<String> differences = differences(one, other);
    differences.forEach(System.out::println);
    System.out.printf(
        "%d files compared, %d differ in more than times%n", files(one).size(), differences.size());
    System.exit(differences.isEmpty() ? 0 : 1);
  }

  /** Which files differ, and where first. */
  static List<String> differences(Path one, Path other) throws IOException {
    SortedMap<String, String> left = files(one);
    SortedMap<String, String> right = files(other);
    TreeSet<String> names = new TreeSet<>(left.keySet());
    names.addAll(right.keySet());
    List<String> differences = new ArrayList<>();
    for (String name : names) {
      if (!left.containsKey(name) || !right.containsKey(name)) {
        differences.add(name + " is only in " + (left.containsKey(name) ? one : other));
      } else if (!left.get(name).equals(right.get(name))) {
        differences.add(name + ": " + firstDifference(left.get(name), right.get(name)));
      }
    }
    return differences;
  }

  private static String firstDifference(String left, String right) {
    int place =
        Arrays.mismatch(
            left.getBytes(StandardCharsets.UTF_16BE), right.getBytes(StandardCharsets.UTF_16BE));
    return "«%s» and «%s»".formatted(around(left, place / 2), around(right, place / 2));
  }

  private static String around(String text, int place) {
    return text.substring(
        Math.max(0, place - 80), Math.min(text.length(), Math.max(0, place) + 120));
  }

  /** All files by their paths, without times. */
  private static SortedMap<String, String> files(Path folder) throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString();
        if (!LEFT_OUT.contains(name)) {
          files.put(name, withoutTimes(name, Files.readString(file)));
        }
      }
    }
    return files;
  }

  private static String withoutTimes(String name, String text) {
    if (name.endsWith(".csv")) {
      return withoutTimeColumns(text);
    }
    String rest = text;
    for (Pattern time : TIMES) {
      rest = time.matcher(rest).replaceAll("");
    }
    return rest;
  }

  private static String withoutTimeColumns(String csv) {
    List<String[]> lines = csv.lines().map(line -> COMMA.split(line, -1)).toList();
    String[] header = lines.get(0);
    int[] columns =
        IntStream.range(0, header.length)
            .filter(i -> !TIME_COLUMN.matcher(header[i]).matches())
            .toArray();
    return lines.stream()
        .map(line -> Arrays.stream(columns).mapToObj(i -> line[i]).collect(Collectors.joining(",")))
        .collect(Collectors.joining("\n"));
  }
}
