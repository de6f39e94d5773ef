package gridmark.assignment.filling;

import gridmark.assignment.Assignment;
import gridmark.assignment.Question;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.exchange.Signature;
import gridmark.exchange.Type;
import gridmark.json.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * An assignment that asks for filled boards. In packs a board is {@code grid}, {@code expect} and,
 * where marks are asked, {@code marks}.
 */
public abstract class Filling implements Assignment {

  private static final BoxShape SHAPE = BoxShape.CLASSIC;
  private static final int SIZE = SHAPE.size();
  private static final String GRID = "grid";
  private static final String EXPECT = "expect";
  private static final String MARKS = "marks";

  private final String word;
  private final Signature signature;
  private final boolean hasMarks;

  /**
   * One by what is its own.
   *
   * @param className of what students write
   * @param hasMarks whether marks, even and odd, are asked too
   */
  protected Filling(String word, String className, boolean hasMarks) {
    this.word = word;
    this.hasMarks = hasMarks;
    this.signature =
        new Signature(
            className,
            "Abstract" + className,
            "solve",
            Stream.of("sudoku", "parity")
                .limit(hasMarks ? 2 : 1)
                .map(name -> new Signature.Parameter(name, Type.GRID))
                .toList(),
            Type.GRID,
            "the solved grid, or all zeros when there is no solution");
  }

  @Override
  public final String word() {
    return word;
  }

  @Override
  public final Signature signature() {
    return signature;
  }

  @Override
  public final List<String> fields() {
    return hasMarks ? List.of(GRID, MARKS, EXPECT) : List.of(GRID, EXPECT);
  }

  @Override
  public final Optional<Question> read(JsonObject fields) {
    int before = fields.problems();
    Grid grid = Grid.of(SHAPE, rows(fields, GRID, "\"53..7....\" or [5,3,0,0,7,0,0,0,0]"));
    Marks marks =
        hasMarks
            ? FillingQuestion.marks(SHAPE, rows(fields, MARKS, "\"e..o.....\""))
            : Marks.none(SHAPE);
    Expectation expect = fields.choice(EXPECT, List.of(Expectation.values()), Expectation::word);
    return fields.problems() > before
        ? Optional.empty()
        : Optional.of(new FillingQuestion(new Puzzle(grid, marks), expect, hasMarks));
  }

  /** The rows of a board, as numbers; a mark is 1 for odd, 2 for even. */
  private static int[][] rows(JsonObject fields, String name, String example) {
    JsonNode rows = fields.get(name);
    int[][] board = new int[SIZE][SIZE];
    if (!rows.isArray() || rows.size() != SIZE) {
      fields.problem(name, whatIsWrong(name, rows), "write " + SIZE + " rows, such as " + example);
      return board;
    }
    for (int i = 0; i < SIZE; i++) {
      board[i] = row(fields, name + "/" + i, rows.get(i), name.equals(MARKS), example);
    }
    return board;
  }

  private static String whatIsWrong(String name, JsonNode rows) {
    if (rows.isMissingNode()) {
      return "the field is missing";
    }
    return rows.isArray()
        ? (name.equals(GRID)
                ? "the grid has %d rows, not %d"
                : "there are %d rows of marks, not %d")
            .formatted(rows.size(), SIZE)
        : "the %s is not an array of %d rows".formatted(name, SIZE);
  }

  private static int[] row(
      JsonObject fields, String place, JsonNode row, boolean isMarks, String example) {
    int[] cells = new int[SIZE];
    if (!row.isString() && (isMarks || !row.isArray())) {
      fields.problemAt(
          place,
          row + " is no row",
          isMarks
              ? "write a text such as " + example
              : "write a text such as \"53..7....\" or an array such as [5,3,0,0,7,0,0,0,0]");
      return cells;
    }
    int length = row.isString() ? row.stringValue().length() : row.size();
    if (length != SIZE) {
      fields.problemAt(
          place, "the row has " + length + " cells, not " + SIZE, "write " + SIZE + " cells");
      return cells;
    }
    for (int i = 0; i < SIZE; i++) {
      int cell = row.isString() ? symbol(row.stringValue().charAt(i), isMarks) : digit(row.get(i));
      if (cell < 0) {
        String text =
            row.isString() ? "'" + row.stringValue().charAt(i) + "'" : row.get(i).toString();
        fields.problemAt(
            row.isString() ? place : place + "/" + i,
            "%s in cell %d is not a %s"
                .formatted(text, i + 1, isMarks ? "mark" : "digit of the board"),
            isMarks
                ? "write e for even, o for odd, and . for neither"
                : "write 1 to " + SIZE + ", and 0 or '.' for an empty cell");
      }
      cells[i] = Math.max(cell, 0);
    }
    return cells;
  }

  /** What a character stands for; -1 if for nothing. */
  private static int symbol(char c, boolean isMarks) {
    return isMarks ? ".oe".indexOf(c) : c == '0' ? 0 : ".123456789".indexOf(c);
  }

  private static int digit(JsonNode cell) {
    double value = cell.isNumber() ? cell.doubleValue() : -1;
    boolean valid = value >= 0 && value <= SIZE && value == Math.rint(value);
    return valid ? (int) value : -1;
  }

  @Override
  public final void write(Question question, ObjectNode fields) {
    FillingQuestion filling = (FillingQuestion) question;
    filling.puzzle().givens().toString().lines().forEach(fields.putArray(GRID)::add);
    if (hasMarks) {
      filling.puzzle().marks().toString().lines().forEach(fields.putArray(MARKS)::add);
    }
    fields.put(EXPECT, filling.expectation().word());
  }
}
