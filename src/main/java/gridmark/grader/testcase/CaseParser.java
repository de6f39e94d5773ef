package gridmark.grader.testcase;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.grader.json.JsonObject;
import gridmark.grader.json.Problems;
import java.util.ArrayList;
import java.util.List;
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
  private static final double MOST_POINTS = 1_000;
  private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,59}");
  private static final List<String> PACK_FIELDS = List.of("$schema", "assignment", "cases");
  private static final List<String> CASE_FIELDS =
      List.of("id", "title", "grid", "expect", "points", "visibility", "feedback", "tags", "hint");

  private final Problems problems;
  private final Map<String, String> fileOfId;

  /**
   * A parser for one file.
   *
   * @param problems takes what is wrong
   * @param fileOfId the ids met so far in all files of the pack
   */
  CaseParser(Problems problems, Map<String, String> fileOfId) {
    this.problems = problems;
    this.fileOfId = fileOfId;
  }

  List<TestCase> parsePack(JsonNode root) {
    return JsonObject.of(
            root, "", problems, "a pack", "write { \"assignment\": \"solve\", \"cases\": [ … ] }")
        .map(this::parsePack)
        .orElse(List.of());
  }

  private List<TestCase> parsePack(JsonObject pack) {
    pack.refuseUnknown(PACK_FIELDS);
    pack.choice("assignment", Map.of(ASSIGNMENT, ASSIGNMENT));
    if (pack.has("$schema") && !pack.get("$schema").isString()) {
      pack.problem("$schema", "must be a text", "write \"$schema\": \"pack.schema.json\"");
    }
    JsonNode cases = pack.get("cases");
    if (!cases.isArray() || cases.isEmpty() || cases.size() > MOST_CASES) {
      pack.problem(
          "cases",
          "must be an array of 1 to " + MOST_CASES + " cases",
          "write \"cases\": [ { … }, … ]");
      return List.of();
    }
    List<TestCase> parsed = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      parseCase(cases.get(i), "/cases/" + i).ifPresent(parsed::add);
      problems.turnTo("");
    }
    return parsed;
  }

  private Optional<TestCase> parseCase(JsonNode node, String pointer) {
    if (node.path("id").isString()) {
      problems.turnTo("case " + node.path("id").stringValue());
    }
    return JsonObject.of(
            node, pointer, problems, "a case", "write { \"id\": …, \"title\": …, \"grid\": …, … }")
        .flatMap(this::parseCase);
  }

  private Optional<TestCase> parseCase(JsonObject case_) {
    int before = problems.count();
    case_.refuseUnknown(CASE_FIELDS);
    String id = id(case_);
    String title = case_.text("title", 100);
    Grid grid = grid(case_);
    Expectation expect = case_.choice("expect", JsonObject.words(Expectation.values()));
    double points = case_.number("points", LEAST_POINTS, MOST_POINTS, 4);
    Visibility visibility = case_.choice("visibility", JsonObject.words(Visibility.values()));
    Feedback feedback = feedback(case_, visibility);
    List<String> tags = case_.tags("tags");
    String hint = case_.has("hint") ? case_.text("hint", 500) : "";
    return problems.count() > before
        ? Optional.empty()
        : Optional.of(
            new TestCase(id, title, grid, expect, points, visibility, feedback, tags, hint));
  }

  private String id(JsonObject case_) {
    String id = case_.text("id", 60);
    if (!id.isEmpty() && !ID.matcher(id).matches()) {
      case_.problem(
          "id", "\"" + id + "\" is no id", "use lower-case letters, digits and hyphens only");
    }
    String earlier = id.isEmpty() ? null : fileOfId.putIfAbsent(id, problems.file());
    if (earlier != null) {
      case_.problem(
          "id", "the id is used twice, first in " + earlier, "give each case an id of its own");
    }
    return id;
  }

  private static Feedback feedback(JsonObject case_, Visibility visibility) {
    if (!case_.has("feedback")) {
      return visibility == null ? null : Feedback.usual(visibility);
    }
    Feedback feedback = case_.choice("feedback", JsonObject.words(Feedback.values()));
    if (visibility == Visibility.HIDDEN && feedback == Feedback.FULL) {
      case_.problem(
          "feedback",
          "\"full\" would show students the puzzle of a hidden case",
          "write \"verdict\" or \"none\", or make the case public");
    }
    return feedback;
  }

  private Grid grid(JsonObject case_) {
    JsonNode rows = case_.get("grid");
    int size = SHAPE.size();
    int[][] digits = new int[size][size];
    if (!rows.isArray() || rows.size() != size) {
      case_.problem(
          "grid",
          whatIsWrong(rows, size),
          "write " + size + " rows, such as \"53..7....\" or [5,3,0,0,7,0,0,0,0]");
      return Grid.empty(SHAPE);
    }
    for (int i = 0; i < size; i++) {
      digits[i] = row(rows.get(i), case_.pointer("grid") + "/" + i);
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
      problems.add(
          pointer,
          row + " is no row",
          "write a text such as \"53..7....\" or an array such as [5,3,0,0,7,0,0,0,0]");
      return digits;
    }
    int length = row.isString() ? row.stringValue().length() : row.size();
    if (length != size) {
      problems.add(
          pointer, "the row has " + length + " cells, not " + size, "write " + size + " cells");
      return digits;
    }
    for (int i = 0; i < size; i++) {
      int digit = row.isString() ? digit(row.stringValue().charAt(i)) : digit(row.get(i));
      if (digit < 0) {
        String cell =
            row.isString() ? "'" + row.stringValue().charAt(i) + "'" : row.get(i).toString();
        problems.add(
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
}
