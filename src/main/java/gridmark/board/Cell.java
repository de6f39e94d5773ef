package gridmark.board;

/**
 * A cell of a board, counted from 0; people see it counted from 1, as in {@code r4c2}.
 *
 * @param row from 0, top to bottom
 * @param column from 0, left to right
 */
public record Cell(int row, int column) implements Comparable<Cell> {

  public Cell {
    if (row < 0 || column < 0) {
      throw new IllegalArgumentException("no cell has row " + row + ", column " + column);
    }
  }

  @Override
  public int compareTo(Cell other) {
    return row != other.row
        ? Integer.compare(row, other.row)
        : Integer.compare(column, other.column);
  }

  @Override
  public String toString() {
    return "r" + (row + 1) + "c" + (column + 1);
  }
}
