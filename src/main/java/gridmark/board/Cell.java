package gridmark.board;

import java.util.List;
import java.util.stream.Collectors;

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

  /** Cells, or what is said of them, as a sentence names them: "r1c1, r1c2 and r1c3". */
  public static String listed(List<?> things) {
    int last = things.size() - 1;
    String first =
        things.subList(0, last).stream().map(Object::toString).collect(Collectors.joining(", "));
    return last == 0 ? things.get(0).toString() : first + " and " + things.get(last);
  }
}
