package gridmark.board;

import java.util.Arrays;

/** A board with digits in some or all of its cells; 0 is an empty cell. Immutable. */
public final class Grid {

  private final BoxShape shape;
  private final int[][] digits;

  private Grid(BoxShape shape, int[][] digits) {
    this.shape = shape;
    this.digits = digits;
  }

  /**
   * A grid of the given digits.
   *
   * @throws IllegalArgumentException if a row is missing, too short or too long, or a digit is out
   *     of range
   */
  public static Grid of(BoxShape shape, int[][] digits) {
    int size = shape.size();
    if (digits.length != size) {
      throw new IllegalArgumentException("a grid has " + size + " rows, not " + digits.length);
    }
    int[][] copy = new int[size][];
    for (int row = 0; row < size; row++) {
      copy[row] = checkedRow(size, row, digits[row]);
    }
    return new Grid(shape, copy);
  }

  private static int[] checkedRow(int size, int row, int[] digits) {
    int length = digits == null ? 0 : digits.length;
    if (length != size) {
      throw new IllegalArgumentException(
          "row " + (row + 1) + " has " + length + " cells, not " + size);
    }
    for (int column = 0; column < size; column++) {
      if (digits[column] < 0 || digits[column] > size) {
        throw new IllegalArgumentException(
            digits[column] + " at " + new Cell(row, column) + " is not between 0 and " + size);
      }
    }
    return digits.clone();
  }

  /** A grid of the given digits, cell by cell, row by row. */
  public static Grid ofCells(BoxShape shape, int[] digits) {
    int size = shape.size();
    int[][] rows = new int[size][];
    for (int row = 0; row < size; row++) {
      rows[row] = Arrays.copyOfRange(digits, row * size, (row + 1) * size);
    }
    return of(shape, rows);
  }

  /** A grid with every cell empty. */
  public static Grid empty(BoxShape shape) {
    return new Grid(shape, new int[shape.size()][shape.size()]);
  }

  public BoxShape shape() {
    return shape;
  }

  /** The digit of a cell, 0 if it is empty. */
  public int at(int row, int column) {
    return digits[row][column];
  }

  /** The digit of a cell, 0 if it is empty. */
  public int at(Cell cell) {
    return digits[cell.row()][cell.column()];
  }

  /** How many cells hold a digit. */
  public int count() {
    return (int) Arrays.stream(digits).flatMapToInt(Arrays::stream).filter(n -> n != 0).count();
  }

  /** The digits as rows, in arrays of their own. */
  public int[][] toRows() {
    return Arrays.stream(digits).map(int[]::clone).toArray(int[][]::new);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Grid grid
        && shape.equals(grid.shape)
        && Arrays.deepEquals(digits, grid.digits);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(digits);
  }

  /** How a digit is written as one character: letters above 9, {@code .} for none. */
  public static char symbol(int digit) {
    return digit == 0 ? '.' : Character.toUpperCase(Character.forDigit(digit, 36));
  }

  /** All rows in one line, without spaces. */
  public String line() {
    return toString().replace("\n", "");
  }

  /** One line a row, {@code .} for an empty cell, letters for digits above 9. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int[] row : digits) {
      for (int digit : row) {
        text.append(symbol(digit));
      }
      text.append('\n');
    }
    return text.toString();
  }
}
