package gridmark.report.text;

import gridmark.assignment.Picture;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws a board for a terminal: numbered rows and columns, givens strong, signs for shapes, cells
 * to look at in brackets, so that colour is a help and not needed.
 */
public final class BoardText {

  private static final int LARGEST_DIGIT = 35;

  private final Picture picture;
  private final Style style;

  private BoardText(Picture picture, Style style) {
    this.picture = picture;
    this.style = style;
  }

  /** The lines of the drawing, each with the given indentation; shapes are explained below. */
  public static String draw(Picture picture, Style style, String indent) {
    BoardText board = new BoardText(picture, style);
    return (board.draw() + board.legend())
        .lines()
        .map(line -> indent + line + "\n")
        .collect(Collectors.joining());
  }

  private String draw() {
    StringBuilder text = new StringBuilder(header());
    text.append(rule("┌┬┐"));
    for (int row = 0; row < picture.size(); row++) {
      if (row > 0 && row % picture.boxRows() == 0) {
        text.append(rule("├┼┤"));
      }
      text.append("%2d ".formatted(row + 1));
      for (int column = 0; column < picture.size(); column++) {
        text.append(column % picture.boxColumns() == 0 ? style.unicode() ? "│" : "|" : "");
        text.append(cell(picture.rows().get(row).get(column)));
      }
      text.append(style.unicode() ? "│\n" : "|\n");
    }
    return text.append(rule("└┴┘")).toString();
  }

  private boolean hasShapes() {
    return !picture.meanings().isEmpty();
  }

  private String header() {
    StringBuilder text = new StringBuilder("   ");
    for (int column = 0; column < picture.size(); column++) {
      text.append(column % picture.boxColumns() == 0 ? " " : "")
          .append(style.faint("%2d ".formatted(column + 1) + (hasShapes() ? " " : "")));
    }
    return text.append('\n').toString();
  }

  private String rule(String corners) {
    StringBuilder line = new StringBuilder("   ");
    for (int column = 0; column < picture.size(); column++) {
      if (column % picture.boxColumns() == 0) {
        line.append(corners.charAt(column == 0 ? 0 : 1));
      }
      line.append(hasShapes() ? "────" : "───");
    }
    line.append(corners.charAt(2)).append('\n');
    return style.unicode()
        ? line.toString()
        : line.toString().replace('─', '-').replaceAll("[┌┬┐├┼┤└┴┘]", "+");
  }

  private String cell(Picture.Cell cell) {
    String digit = Character.toString(symbol(cell.value()));
    String shape = hasShapes() ? sign(cell.shape()) : "";
    if (cell.isPointedAt()) {
      return style.marked("[" + digit + shape + "]");
    }
    return " "
        + (cell.isGiven() ? style.strong(digit) : digit)
        + (shape.isBlank() ? shape : style.faint(shape))
        + " ";
  }

  private char symbol(int value) {
    if (value == 0) {
      return '.';
    }
    boolean isDigit = value > 0 && value <= Math.min(picture.size(), LARGEST_DIGIT);
    return isDigit ? Character.toUpperCase(Character.forDigit(value, LARGEST_DIGIT + 1)) : '#';
  }

  /** Where shapes cannot be shown, the first letter of what they mean. */
  private String sign(Picture.Shape shape) {
    if (shape == Picture.Shape.NONE) {
      return " ";
    }
    return style.unicode()
        ? shape == Picture.Shape.CIRCLE ? "○" : "□"
        : picture.meanings().get(shape).substring(0, 1);
  }

  private String legend() {
    Map<Picture.Shape, String> meanings = picture.meanings();
    return Stream.of(Picture.Shape.CIRCLE, Picture.Shape.SQUARE)
        .filter(meanings::containsKey)
        .map(shape -> sign(shape) + " " + meanings.get(shape))
        .collect(Collectors.joining(", ", hasShapes() ? "    " : "", ""));
  }
}
