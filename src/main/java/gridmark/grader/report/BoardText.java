package gridmark.grader.report;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import java.util.Set;

/**
 * Draws a board for a terminal: numbered rows and columns, givens strong, cells that break a rule
 * in brackets, so that colour is a help and not needed.
 */
final class BoardText {

  private final Grid puzzle;
  private final int[][] values;
  private final Set<Cell> marked;
  private final Style style;

  private BoardText(Grid puzzle, int[][] values, Set<Cell> marked, Style style) {
    this.puzzle = puzzle;
    this.values = values;
    this.marked = marked;
    this.style = style;
  }

  /** The lines of the drawing, each with the given indentation. */
  static String draw(Grid puzzle, int[][] values, Set<Cell> marked, Style style, String indent) {
    return new BoardText(puzzle, values, marked, style)
        .draw()
        .indent(0)
        .lines()
        .map(line -> indent + line + "\n")
        .reduce("", String::concat);
  }

  private String draw() {
    BoxShape shape = puzzle.shape();
    StringBuilder text = new StringBuilder(header());
    text.append(rule("┌┬┐"));
    for (int row = 0; row < shape.size(); row++) {
      if (row > 0 && row % shape.rows() == 0) {
        text.append(rule("├┼┤"));
      }
      text.append("%2d ".formatted(row + 1));
      for (int column = 0; column < shape.size(); column++) {
        text.append(column % shape.columns() == 0 ? style.unicode() ? "│" : "|" : "");
        text.append(cell(new Cell(row, column)));
      }
      text.append(style.unicode() ? "│\n" : "|\n");
    }
    return text.append(rule("└┴┘")).toString();
  }

  private String header() {
    BoxShape shape = puzzle.shape();
    StringBuilder text = new StringBuilder("   ");
    for (int column = 0; column < shape.size(); column++) {
      text.append(column % shape.columns() == 0 ? " " : "")
          .append(style.faint(" %d ".formatted(column + 1)));
    }
    return text.append('\n').toString();
  }

  private String rule(String corners) {
    BoxShape shape = puzzle.shape();
    StringBuilder line = new StringBuilder("   ");
    for (int column = 0; column < shape.size(); column++) {
      if (column % shape.columns() == 0) {
        line.append(corners.charAt(column == 0 ? 0 : 1));
      }
      line.append("───");
    }
    line.append(corners.charAt(2)).append('\n');
    return style.unicode()
        ? line.toString()
        : line.toString().replace('─', '-').replaceAll("[┌┬┐├┼┤└┴┘]", "+");
  }

  private String cell(Cell cell) {
    int value = values[cell.row()][cell.column()];
    String digit =
        value == 0 ? "." : value > 0 && value <= puzzle.shape().size() ? symbol(value) : "#";
    if (marked.contains(cell)) {
      return style.marked("[" + digit + "]");
    }
    return " " + (puzzle.at(cell) != 0 ? style.strong(digit) : digit) + " ";
  }

  private static String symbol(int digit) {
    return Character.toString(Character.toUpperCase(Character.forDigit(digit, 36)));
  }
}
