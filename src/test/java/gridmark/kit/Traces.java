package gridmark.kit;

import gridmark.board.Grid;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.TestCase;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Looks for cases in files, and in jars within jars: for their ids, and for rows of their puzzles,
 * written with dots or zeros, as strings or as numbers in brackets.
 */
final class Traces {

  /** What may stand between the digits of a row, or between rows. */
  private static final Pattern BETWEEN = Pattern.compile("[\\s,;\\[\\]{}\"'|]+");

  private static final Pattern DIGITS = Pattern.compile("[0-9]{9,}");

  /** A row with fewer givens may stand anywhere by chance. */
  private static final int ENOUGH_GIVENS = 4;

  private final Map<String, String> idOfRow = new HashMap<>();
  private final Set<String> ids = new HashSet<>();

  private Traces(List<TestCase> cases) {
    for (TestCase each : cases) {
      ids.add(each.id());
      rows(CaseBoards.puzzle(each)).forEach(row -> idOfRow.put(row, each.id()));
    }
  }

  /** Of these cases, but for rows that others have too. */
  static Traces of(List<TestCase> cases, List<TestCase> others) {
    Traces traces = new Traces(cases);
    others.forEach(other -> rows(CaseBoards.puzzle(other)).forEach(traces.idOfRow::remove));
    return traces;
  }

  private static List<String> rows(Grid puzzle) {
    return puzzle
        .toString()
        .lines()
        .map(row -> row.replace('.', '0'))
        .filter(row -> row.chars().filter(digit -> digit != '0').count() >= ENOUGH_GIVENS)
        .toList();
  }

  /** Which of the cases have left a trace in a text. */
  Set<String> in(String text) {
    Set<String> found = new TreeSet<>(ids);
    found.removeIf(id -> !text.contains(id));
    Matcher runs = DIGITS.matcher(BETWEEN.matcher(text).replaceAll("").replace('.', '0'));
    while (runs.find()) {
      String digits = runs.group();
      for (int i = 0; i + 9 <= digits.length(); i++) {
        String id = idOfRow.get(digits.substring(i, i + 9));
        if (id != null) {
          found.add(id);
        }
      }
    }
    return found;
  }

  /** The content of every file in a folder, and of every file in a jar among them, by its path. */
  static Map<String, String> contents(Path folder) throws IOException {
    Map<String, String> contents = new HashMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        add(contents, folder.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return contents;
  }

  private static void add(Map<String, String> contents, String path, byte[] content) {
    contents.put(path, new String(content, StandardCharsets.ISO_8859_1));
    if (path.endsWith(".jar") || path.endsWith(".zip")) {
      entries(content).forEach((name, inner) -> add(contents, path + "!/" + name, inner));
    }
  }

  private static Map<String, byte[]> entries(byte[] jar) {
    Map<String, byte[]> entries = new HashMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(jar))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        entries.put(entry.getName(), in.readAllBytes());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return entries;
  }

  /** The forms in which a puzzle may be written, to see that each would be found. */
  static List<String> forms(Grid puzzle) {
    List<String> forms = new ArrayList<>();
    String dots = puzzle.toString();
    String zeros = dots.replace('.', '0');
    for (String rows : List.of(dots, zeros)) {
      forms.add(rows);
      forms.add(rows.replaceAll("\\s", ""));
      forms.add("\"" + String.join("\",\n  \"", rows.lines().toList()) + "\"");
    }
    for (String comma : List.of(",", ", ", ",\n")) {
      forms.add(
          "[["
              + String.join(
                  "]" + comma + "[",
                  zeros.lines().map(row -> String.join(comma, row.split(""))).toList())
              + "]]");
    }
    return forms;
  }
}
