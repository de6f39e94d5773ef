package gridmark.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The shape of a board, given by one of its boxes: 3x3 boxes make the classic 9x9 board, 2x3 boxes
 * a 6x6 one.
 *
 * @param rows rows of a box
 * @param columns columns of a box
 */
public record BoxShape(int rows, int columns) {

  static final int LARGEST = 25;

  /** The 9x9 board. */
  public static final BoxShape CLASSIC = new BoxShape(3, 3);

  public BoxShape {
    if (rows < 1
        || columns < 1
        || rows > LARGEST
        || columns > LARGEST
        || rows * columns > LARGEST) {
      throw new IllegalArgumentException("no board has boxes of " + rows + "x" + columns);
    }
  }

  /**
   * The usual shape of a board with this many rows: boxes as square as can be, lying rather than
   * standing.
   *
   * @throws IllegalArgumentException if the number is a prime or too large, so that there is none
   */
  public static BoxShape ofSize(int size) {
    if (!hasSize(size)) {
      throw new IllegalArgumentException(
          "there is no board of %1$dx%1$d: take 4, 6, 8, 9, 10, 12, 16 or 25 rows".formatted(size));
    }
    int rows = (int) Math.sqrt(size);
    while (size % rows != 0) {
      rows--;
    }
    return new BoxShape(rows, size / rows);
  }

  /** Whether there is a usual shape of boards with this many rows. */
  static boolean hasSize(int size) {
    return size <= LARGEST
        && IntStream.rangeClosed(2, (int) Math.sqrt(size)).anyMatch(rows -> size % rows == 0);
  }

  /** Rows, columns and digits of the board. */
  public int size() {
    return rows * columns;
  }

  /** All cells of the board, row by row. */
  public List<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < size(); row++) {
      for (int column = 0; column < size(); column++) {
        cells.add(new Cell(row, column));
      }
    }
    return cells;
  }

  /** The set of all digits: bit n-1 stands for digit n. */
  public int allDigits() {
    return (1 << size()) - 1;
  }

  /** The number, from 0, of the block that holds a cell; blocks are counted row by row. */
  public int blockOf(Cell cell) {
    return cell.row() / rows * rows + cell.column() / columns;
  }

  /**
   * Written out, since every puzzle asks: a record's own is made at first use, which takes a tenth
   * of a short run.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof BoxShape that && rows == that.rows && columns == that.columns;
  }

  @Override
  public int hashCode() {
    return 31 * rows + columns;
  }

  /** The box as people write it: "2x3". */
  @Override
  public String toString() {
    return rows + "x" + columns;
  }
}
