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
    int[] rows = lines(shape.columns(), shape.rows(), random);
    int[] columns = lines(shape.rows(), shape.columns(), random);
    int[] digits = new int[shape.size() + 1];
    int[] renamed = random.order(shape.size());
    for (int digit = 1; digit < digits.length; digit++) {
      digits[digit] = renamed[digit - 1] + 1;
    }
    // Drawn last: the rest is the same whether or not it may transpose.
    boolean transposes = random.below(2) == 1 && mayTranspose && shape.rows() == shape.columns();
    return new Transform(shape, transposes, rows, columns, digits);
  }

  /** Rows in groups of their band, or columns of their stack: the groups and each of them mixed. */
  private static int[] lines(int groups, int inGroup, SeededRandom random) {
    int[] lines = new int[groups * inGroup];
    int[] order = random.order(groups);
    for (int group = 0; group < groups; group++) {
      int[] within = random.order(inGroup);
      for (int i = 0; i < inGroup; i++) {
        lines[group * inGroup + i] = order[group] * inGroup + within[i];
      }
    }
    return lines;
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

  /** Where a cell of the board is in its disguise. */
  public Cell apply(Cell cell) {
    return inverse().origin(cell.row(), cell.column());
  }

  /** The transform that takes the disguise off: its cells are those that this one's came from. */
  public Transform inverse() {
    int[] backRows = inverse(rows);
    int[] backColumns = inverse(columns);
    return transposes
        ? new Transform(shape, true, backColumns, backRows, inverse(digits))
        : new Transform(shape, false, backRows, backColumns, inverse(digits));
  }

  private static int[] inverse(int[] order) {
    int[] inverse = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      inverse[order[i]] = i;
    }
    return inverse;
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
