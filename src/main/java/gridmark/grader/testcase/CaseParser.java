package gridmark.grader.testcase;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Turns the JSON of one pack file into cases, noting every problem with its place and its cure. */
final class CaseParser {

  static final String ASSIGNMENT = "solve";

  private static final BoxShape SHAPE = BoxShape.CLASSIC;
  private static final int MOST_CASES = 1_000;
  private static final double LEAST_POINTS = 0.01;
  private static final int MOST_POINTS = 1_000;
  private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,59}");
  private static final Pattern TAG = Pattern.compile("[a-z0-9][a-z0-9:-]*");
  private static final List<String> PACK_FIELDS = List.of("$schema", "assignment", "cases");
  private static final List<String> CASE_FIELDS =
      List.of("id", "title", "grid", "expect", "points", "visibility", "feedback", "tags", "hint");

  private final String file;
  private final List<PackProblem> problems;
  private final Map<String, String> fileOfId;

  /** The case being read, for messages. */
  private String caseId = "";

  /**
   * A parser for one file.
   *
   * @param problems takes what is wrong
   * @param fileOfId the ids met so far in all files of the pack
   */
  CaseParser(String file, List<PackProblem> problems, Map<String, String> fileOfId) {
    this.file = file;
    this.problems = problems;
    this.fileOfId = fileOfId;
  }

  List<TestCase> parsePack(JsonNode root) {
    if (!root.isObject()) {
      problem(
          "", "a pack is a JSON object", "write { \"assignment\": \"solve\", \"cases\": [ … ] }");
      return List.of();
    }
    refuseUnknown(root, "", PACK_FIELDS);
    choice(root, "", "assignment", Map.of(ASSIGNMENT, ASSIGNMENT));
    if (root.has("$schema") && !root.path("$schema").isString()) {
      problem("/$schema", "must be a text", "write \"$schema\": \"pack.schema.json\"");
    }
    JsonNode cases = root.path("cases");
    if (!cases.isArray() || cases.isEmpty() || cases.size() > MOST_CASES) {
      problem(
          "/cases",
          "must be an array of 1 to " + MOST_CASES + " cases",
          "write \"cases\": [ { … }, … ]");
      return List.of();
    }
    List<TestCase> parsed = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      parseCase(cases.get(i), "/cases/" + i).ifPresent(parsed::add);
      caseId = "";
    }
    return parsed;
  }

  private Optional<TestCase> parseCase(JsonNode node, String pointer) {
    if (!node.isObject()) {
      problem(
          pointer, "a case is a JSON object", "write { \"id\": …, \"title\": …, \"grid\": …, … }");
      return Optional.empty();
    }
    int before = problems.size();
    caseId = node.path("id").isString() ? node.path("id").stringValue() : "";
    refuseUnknown(node, pointer, CASE_FIELDS);
    String id = id(node, pointer);
    String title = text(node, pointer, "title", 100);
    Grid grid = grid(node, pointer + "/grid");
    Expectation expect = choice(node, pointer, "expect", byName(Expectation.values()));
    double points = points(node, pointer);
    Visibility visibility = choice(node, pointer, "visibility", byName(Visibility.values()));
    Feedback feedback = feedback(node, pointer, visibility);
    List<String> tags = tags(node.path("tags"), pointer + "/tags");
    String hint = node.has("hint") ? text(node, pointer, "hint", 500) : "";
    return problems.size() > before
        ? Optional.empty()
        : Optional.of(
            new TestCase(id, title, grid, expect, points, visibility, feedback, tags, hint));
  }

  private void refuseUnknown(JsonNode node, String pointer, List<String> known) {
    for (String name : node.propertyNames()) {
      if (!known.contains(name)) {
        problem(
            pointer + "/" + name.replace("~", "~0").replace("/", "~1"),
            "unknown field \"" + name + "\"",
            Nearest.to(name, known)
                .map(near -> "did you mean \"" + near + "\"?")
                .orElse("the fields are " + String.join(", ", known)));
      }
    }
  }

  private String id(JsonNode node, String pointer) {
    String id = text(node, pointer, "id", 60);
    if (!id.isEmpty() && !ID.matcher(id).matches()) {
      problem(
          pointer + "/id",
          "\"" + id + "\" is no id",
          "use lower-case letters, digits and hyphens only");
    }
    String earlier = id.isEmpty() ? null : fileOfId.putIfAbsent(id, file);
    if (earlier != null) {
      problem(
          pointer + "/id",
          "the id is used twice, first in " + earlier,
          "give each case an id of its own");
    }
    return id;
  }

  private String text(JsonNode node, String pointer, String name, int most) {
    JsonNode value = node.path(name);
    if (!value.isString() || !isPlain(value.stringValue()) || value.stringValue().length() > most) {
      problem(
          pointer + "/" + name,
          value.isMissingNode()
              ? "the field is missing"
              : "must be one line of 1 to " + most + " characters",
          "write \"" + name + "\": \"…\"");
      return "";
    }
    return value.stringValue();
  }

  private static boolean isPlain(String text) {
    return !text.isBlank() && text.codePoints().noneMatch(Character::isISOControl);
  }

  private <T> T choice(JsonNode node, String pointer, String name, Map<String, T> choices) {
    JsonNode value = node.path(name);
    T chosen = value.isString() ? choices.get(value.stringValue()) : null;
    if (chosen == null) {
      problem(
          pointer + "/" + name,
          value.isMissingNode() ? "the field is missing" : value + " is not one of the choices",
          "write "
              + choices.keySet().stream()
                  .map(key -> "\"" + key + "\"")
                  .reduce((a, b) -> a + " or " + b)
                  .get());
    }
    return chosen;
  }

  private static <T extends Enum<T>> Map<String, T> byName(T[] values) {
    Map<String, T> names = new LinkedHashMap<>();
    for (T value : values) {
      names.put(value.name().toLowerCase(Locale.ROOT), value);
    }
    return names;
  }

  private double points(JsonNode node, String pointer) {
    JsonNode value = node.path("points");
    if (!value.isNumber()
        || !(value.doubleValue() >= LEAST_POINTS)
        || value.doubleValue() > MOST_POINTS) {
      problem(
          pointer + "/points",
          value.isMissingNode()
              ? "the field is missing"
              : value + " is not a number from 0.01 to " + MOST_POINTS,
          "write \"points\": 4");
      return 1;
    }
    return value.doubleValue();
  }

  private Feedback feedback(JsonNode node, String pointer, Visibility visibility) {
    if (!node.has("feedback")) {
      return visibility == null ? null : Feedback.usual(visibility);
    }
    Feedback feedback = choice(node, pointer, "feedback", byName(Feedback.values()));
    if (visibility == Visibility.HIDDEN && feedback == Feedback.FULL) {
      problem(
          pointer + "/feedback",
          "\"full\" would show students the puzzle of a hidden case",
          "write \"verdict\" or \"none\", or make the case public");
    }
    return feedback;
  }

  private List<String> tags(JsonNode node, String pointer) {
    List<String> tags = new ArrayList<>();
    if (!node.isMissingNode() && !node.isArray()) {
      problem(pointer, "must be an array of texts", "write \"tags\": [\"easy\"]");
      return tags;
    }
    for (int i = 0; i < node.size(); i++) {
      JsonNode tag = node.get(i);
      if (!tag.isString()
          || !TAG.matcher(tag.stringValue()).matches()
          || tags.contains(tag.stringValue())) {
        problem(
            pointer + "/" + i,
            tag + " is no tag, or stands there twice",
            "use words such as easy or rule:row, once");
      } else {
        tags.add(tag.stringValue());
      }
    }
    return tags;
  }

  private Grid grid(JsonNode case_, String pointer) {
    JsonNode rows = case_.path("grid");
    int size = SHAPE.size();
    int[][] digits = new int[size][size];
    if (!rows.isArray() || rows.size() != size) {
      problem(
          pointer,
          whatIsWrong(rows, size),
          "write " + size + " rows, such as \"53..7....\" or [5,3,0,0,7,0,0,0,0]");
      return Grid.empty(SHAPE);
    }
    for (int i = 0; i < size; i++) {
      digits[i] = row(rows.get(i), pointer + "/" + i);
    }
    return Grid.of(SHAPE, digits);
  }

  private static String whatIsWrong(JsonNode rows, int size) {
    if (rows.isMissingNode()) {
      return "the field is missing";
    }
    return rows.isArray()
        ? "the grid has " + rows.size() + " rows, not " + size
        : "the grid is not an array of " + size + " rows";
  }

  private int[] row(JsonNode row, String pointer) {
    int size = SHAPE.size();
    int[] digits = new int[size];
    if (!row.isString() && !row.isArray()) {
      problem(
          pointer,
          row + " is no row",
          "write a text such as \"53..7....\" or an array such as [5,3,0,0,7,0,0,0,0]");
      return digits;
    }
    int length = row.isString() ? row.stringValue().length() : row.size();
    if (length != size) {
      problem(pointer, "the row has " + length + " cells, not " + size, "write " + size + " cells");
      return digits;
    }
    for (int i = 0; i < size; i++) {
      int digit = row.isString() ? digit(row.stringValue().charAt(i)) : digit(row.get(i));
      if (digit < 0) {
        String cell =
            row.isString() ? "'" + row.stringValue().charAt(i) + "'" : row.get(i).toString();
        problem(
            row.isString() ? pointer : pointer + "/" + i,
            cell + " in cell " + (i + 1) + " is not a digit of the board",
            "write 1 to " + size + ", and 0 or '.' for an empty cell");
      } else {
        digits[i] = digit;
      }
    }
    return digits;
  }

  private static int digit(char c) {
    return c == '.' ? 0 : c >= '0' && c <= '9' ? c - '0' : -1;
  }

  private static int digit(JsonNode cell) {
    double value = cell.isNumber() ? cell.doubleValue() : -1;
    boolean valid = value >= 0 && value <= SHAPE.size() && value == Math.rint(value);
    return valid ? (int) value : -1;
  }

  private void problem(String pointer, String what, String cure) {
    problems.add(new PackProblem(file, caseId, pointer, what, cure));
  }
}
