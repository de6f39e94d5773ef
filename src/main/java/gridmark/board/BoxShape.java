package gridmark.board;

/**
 * The shape of a board, given by one of its boxes: 3x3 boxes make the classic 9x9 board, 2x3 boxes
 * a 6x6 one.
 *
 * @param rows rows of a box
 * @param columns columns of a box
 */
public record BoxShape(int rows, int columns) {

  /** The 9x9 board. */
  public static final BoxShape CLASSIC = new BoxShape(3, 3);

  public BoxShape {
    if (rows < 1 || columns < 1 || rows > 25 || columns > 25 || rows * columns > 25) {
      throw new IllegalArgumentException("no board has boxes of " + rows + "x" + columns);
    }
  }

  /** Rows, columns and digits of the board. */
  public int size() {
    return rows * columns;
  }

  /** The number, from 0, of the block that holds a cell; blocks are counted row by row. */
  public int blockOf(Cell cell) {
    return cell.row() / rows * rows + cell.column() / columns;
  }
}
