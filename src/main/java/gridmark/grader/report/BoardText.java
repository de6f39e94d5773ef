package gridmark.grader.report;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import java.util.Set;

/**
 * Draws a board for a terminal: numbered rows and columns, givens strong, {@code e} and {@code o}
 * for marks, cells to look at in brackets, so that colour is a help and not needed.
 */
public final class BoardText {

  private final Puzzle puzzle;
  private final BoxShape shape;
  private final int[][] values;
  private final Set<Cell> pointedAt;
  private final Style style;

  private BoardText(Puzzle puzzle, int[][] values, Set<Cell> pointedAt, Style style) {
    this.puzzle = puzzle;
    this.shape = puzzle.shape();
    this.values = values;
    this.pointedAt = pointedAt;
    this.style = style;
  }

  /** The lines of the drawing, each with the given indentation. */
  public static String draw(
      Puzzle puzzle, int[][] values, Set<Cell> pointedAt, Style style, String indent) {
    return new BoardText(puzzle, values, pointedAt, style)
        .draw()
        .indent(0)
        .lines()
        .map(line -> indent + line + "\n")
        .reduce("", String::concat);
  }

  private String draw() {
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
    StringBuilder text = new StringBuilder("   ");
    for (int column = 0; column < shape.size(); column++) {
      text.append(column % shape.columns() == 0 ? " " : "")
          .append(style.faint("%2d ".formatted(column + 1)));
    }
    return text.append('\n').toString();
  }

  private String rule(String corners) {
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
    Mark mark = puzzle.marks().at(cell);
    char digit = value == 0 ? mark.symbol() : isDigit(value) ? Grid.symbol(value) : '#';
    if (pointedAt.contains(cell)) {
      return style.marked("[" + digit + "]");
    }
    String text = Character.toString(digit);
    String after = value == 0 || mark == Mark.NONE ? " " : style.faint("" + mark.symbol());
    return " " + (puzzle.givens().at(cell) != 0 ? style.strong(text) : text) + after;
  }

  private boolean isDigit(int value) {
    return value > 0 && value <= shape.size();
  }
}
