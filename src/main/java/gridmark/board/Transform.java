package gridmark.board;

import java.util.Arrays;

/**
 * One of the ways to disguise a board so that it stays the same puzzle: digits renamed, rows
 * exchanged within their band and columns within their stack, bands and stacks exchanged, and,
 * where boxes are square, rows and columns swapped. Solutions go over into solutions, one to one.
 */
public final class Transform {

  private final BoxShape shape;

  /** Whether rows become columns. */
  private final boolean transposes;

  /** Where each row comes from; a column, if it transposes. */
  private final int[] rows;

  private final int[] columns;

  /** What becomes of each digit; 0 stays. */
  private final int[] digits;

  private Transform(BoxShape shape, boolean transposes, int[] rows, int[] columns, int[] digits) {
    this.shape = shape;
    this.transposes = transposes;
    this.rows = rows;
    this.columns = columns;
    this.digits = digits;
  }

  /**
   * One of all transforms of a board, each as likely as any other.
   *
   * @param mayTranspose whether rows may become columns, if the boxes allow it
   */
  public static Transform random(BoxShape shape, boolean mayTranspose, SeededRandom random) {
    return random(shape, mayTranspose, random, 1);
  }

  /** The same of those that leave even digits even and odd ones odd. */
  public static Transform keepingParity(BoxShape shape, boolean mayTranspose, SeededRandom random) {
    return random(shape, mayTranspose, random, 2);
  }

  /**
   * @param step digits change names with those alone that are a multiple of it away
   */
  private static Transform random(
      BoxShape shape, boolean mayTranspose, SeededRandom random, int step) {
    int[] rows = random.orderInGroups(shape.columns(), shape.rows());
    int[] columns = random.orderInGroups(shape.rows(), shape.columns());
    int[] digits = new int[shape.size() + 1];
    for (int first = 1; first <= step; first++) {
      int[] renamed = random.order((shape.size() - first) / step + 1);
      for (int i = 0; i < renamed.length; i++) {
        digits[first + i * step] = first + renamed[i] * step;
      }
    }
    // Drawn last: the rest is the same whether or not it may transpose.
    boolean transposes = random.below(2) == 1 && mayTranspose && shape.rows() == shape.columns();
    return new Transform(shape, transposes, rows, columns, digits);
  }

  /**
   * The puzzle in disguise, marks and all. Marks mean the same only if the digits keep their
   * parity.
   */
  public Puzzle apply(Puzzle puzzle) {
    Mark[][] marks = puzzle.marks().toRows();
    for (int row = 0; row < marks.length; row++) {
      for (int column = 0; column < marks.length; column++) {
        marks[row][column] = puzzle.marks().at(origin(row, column));
      }
    }
    return new Puzzle(apply(puzzle.givens()), Marks.of(shape, marks));
  }

  /** The board in disguise. */
  public Grid apply(Grid grid) {
    if (!grid.shape().equals(shape)) {
      throw new IllegalArgumentException("made for boxes of " + shape + ", not of " + grid.shape());
    }
    int size = shape.size();
    int[][] disguised = new int[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        disguised[row][column] = digits[grid.at(origin(row, column))];
      }
    }
    return Grid.of(shape, disguised);
  }

  private Cell origin(int row, int column) {
    return transposes ? new Cell(rows[column], columns[row]) : new Cell(rows[row], columns[column]);
  }

  /** What it does, for messages. */
  @Override
  public String toString() {
    return "rows %s, columns %s, digits %s%s"
        .formatted(
            Arrays.toString(rows),
            Arrays.toString(columns),
            Arrays.toString(digits),
            transposes ? ", transposed" : "");
  }
}
