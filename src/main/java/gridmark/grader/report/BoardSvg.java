package gridmark.grader.report;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Unit;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board as a picture: the numbers and words that the template {@code board} puts together. Givens
 * are strong, cells to look at have a ground and an outline, so that colour is a help and not
 * needed, and they are named in the words.
 *
 * @param id unique on the page
 * @param about what there is to see, for those who do not see it
 * @param extent width and height
 * @param thin the lines between cells, as a path
 * @param thick the lines around boxes, as a path
 * @param labels the numbers along the edge
 * @param givens the grounds of their cells, as a path
 * @param marking why cells are marked, as a style
 * @param marked their grounds, as a path
 */
record BoardSvg(
    String id,
    String name,
    String about,
    String caption,
    boolean isLarge,
    int extent,
    String thin,
    String thick,
    List<Label> labels,
    String givens,
    String marking,
    String marked,
    List<Sign> signs,
    List<Label> digits) {

  private static final int CELL = 40;

  /** Room for the numbers of rows and columns. */
  private static final int EDGE = 30;

  private static final String GROUND = "h%1$dv%1$dh-%1$dz".formatted(CELL);
  private static final int LARGEST_PLAIN = 9;
  private static final int MOST_NAMED = 12;

  /**
   * Text.
   *
   * @param x where it stands, or where each of its characters does
   */
  record Label(String x, int y, String text, String style) {

    Label(int x, int y, String text, String style) {
      this(Integer.toString(x), y, text, style);
    }
  }

  /** The outline of a cell to look at: a ring or a frame. */
  record Sign(int x, int y, int middleX, int middleY, boolean isRound, String style) {}

  /** Why cells are to be looked at. */
  enum Marking {
    NONE("", ""),
    CLASH("Circled", "what breaks a rule"),
    CORE("Framed", "givens that cannot stand together"),
    STEP("Dashed", "digits that the puzzle leads to");

    private final String look;
    private final String reason;

    Marking(String look, String reason) {
      this.look = look;
      this.reason = reason;
    }

    String style() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The picture of a board.
   *
   * @param values a number for each cell, 0 for none
   * @param marked the cells to look at
   * @param first those of them to look at first
   */
  static BoardSvg of(
      String id,
      String name,
      Grid puzzle,
      int[][] values,
      Marking marking,
      Set<Cell> marked,
      Set<Cell> first) {
    BoxShape shape = puzzle.shape();
    int size = shape.size();
    List<Cell> cells =
        Unit.of(shape, Unit.Kind.ROW).stream().flatMap(row -> row.cells().stream()).toList();
    List<Cell> given = cells.stream().filter(cell -> puzzle.at(cell) != 0).toList();
    return new BoardSvg(
        id,
        name,
        about(size, given.size(), values, marking, marked),
        caption(marking, marked, first),
        size > LARGEST_PLAIN,
        EDGE + size * CELL + 2,
        lines(size, 1, 1),
        lines(size, shape.rows(), shape.columns()),
        inLines(labels(size)),
        grounds(given),
        marking.style(),
        grounds(marked),
        marked.stream().map(cell -> sign(cell, marking, first.contains(cell))).toList(),
        inLines(
            cells.stream()
                .filter(cell -> valueAt(values, cell) != 0)
                .map(cell -> digit(cell, puzzle, valueAt(values, cell)))));
  }

  /** Single characters of a line that look alike become one: a page has thousands of them. */
  private static List<Label> inLines(Stream<Label> labels) {
    return labels
        .collect(
            Collectors.groupingBy(
                label ->
                    label.text().length() == 1
                        ? new Label("", label.y(), "", label.style())
                        : label,
                LinkedHashMap::new,
                Collectors.toList()))
        .values()
        .stream()
        .map(
            line ->
                new Label(
                    line.stream().map(Label::x).collect(Collectors.joining(" ")),
                    line.get(0).y(),
                    line.stream().map(Label::text).collect(Collectors.joining()),
                    line.get(0).style()))
        .toList();
  }

  private static String grounds(Collection<Cell> cells) {
    return cells.stream()
        .map(cell -> "M" + left(cell.column()) + " " + left(cell.row()) + GROUND)
        .collect(Collectors.joining());
  }

  private static String about(
      int size, int givens, int[][] values, Marking marking, Set<Cell> marked) {
    String board =
        "A board of %1$d rows and %1$d columns with %2$d givens.".formatted(size, givens);
    if (marked.isEmpty()) {
      return board;
    }
    List<String> cells =
        marked.stream().map(cell -> cell + " " + held(valueAt(values, cell))).toList();
    return "%s %s, %s: %s.".formatted(board, marking.look, marking.reason, named(cells));
  }

  private static String held(int value) {
    return value == 0 ? "is empty" : "holds " + value;
  }

  private static String caption(Marking marking, Set<Cell> marked, Set<Cell> first) {
    if (marked.isEmpty()) {
      return "";
    }
    String boldly = first.size() < marked.size() ? ", boldly what the message names" : "";
    List<String> cells = marked.stream().map(Cell::toString).toList();
    return "%s: %s%s. %s.".formatted(marking.look, marking.reason, boldly, named(cells));
  }

  private static String named(List<String> cells) {
    String first = cells.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
    int more = cells.size() - MOST_NAMED;
    return more > 0 ? first + " and " + more + " more" : first;
  }

  private static Stream<Label> labels(int size) {
    return IntStream.range(0, size)
        .boxed()
        .flatMap(
            i ->
                Stream.of(
                    new Label(middle(i), EDGE / 2, Integer.toString(i + 1), "edge"),
                    new Label(EDGE / 2, middle(i), Integer.toString(i + 1), "edge")));
  }

  private static String lines(int size, int everyRows, int everyColumns) {
    int length = size * CELL;
    StringBuilder path = new StringBuilder();
    for (int row = 0; row <= size; row += everyRows) {
      path.append('M').append(EDGE).append(' ').append(left(row)).append('h').append(length);
    }
    for (int column = 0; column <= size; column += everyColumns) {
      path.append('M').append(left(column)).append(' ').append(EDGE).append('v').append(length);
    }
    return path.toString();
  }

  private static Sign sign(Cell cell, Marking marking, boolean isFirst) {
    return new Sign(
        left(cell.column()),
        left(cell.row()),
        middle(cell.column()),
        middle(cell.row()),
        marking == Marking.CLASH,
        marking.style() + (isFirst ? " first" : ""));
  }

  private static Label digit(Cell cell, Grid puzzle, int value) {
    String text = Integer.toString(value);
    String shown = text.length() <= 3 ? text : "#";
    String style = puzzle.at(cell) == value ? "given" : "own";
    return new Label(
        middle(cell.column()), middle(cell.row()), shown, style + " wide" + shown.length());
  }

  private static int valueAt(int[][] values, Cell cell) {
    return values[cell.row()][cell.column()];
  }

  private static int left(int index) {
    return EDGE + index * CELL;
  }

  private static int middle(int index) {
    return left(index) + CELL / 2;
  }
}
