package gridmark.count;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Unit;
import java.util.List;

/** The cells and units of a board as plain arrays, cells counted row by row. */
final class Layout {

  final int boxRows;
  final int boxColumns;
  final int size;
  final int cells;

  /** The set of all digits: bit n-1 stands for digit n. */
  final int allDigits;

  /** The cells of each row, then of each column, then of each block. */
  final int[][] units;

  /** The numbers in {@link #units} of the row, the column and the block of a cell. */
  final int[] rowOf;

  final int[] columnOf;
  final int[] blockOf;

  Layout(BoxShape shape) {
    boxRows = shape.rows();
    boxColumns = shape.columns();
    size = shape.size();
    cells = size * size;
    allDigits = (1 << size) - 1;
    List<Unit> all = Unit.allOf(shape);
    units = new int[all.size()][];
    rowOf = new int[cells];
    columnOf = new int[cells];
    blockOf = new int[cells];
    for (int unit = 0; unit < units.length; unit++) {
      units[unit] = all.get(unit).cells().stream().mapToInt(this::number).toArray();
      int[] unitOf = unit < size ? rowOf : unit < 2 * size ? columnOf : blockOf;
      for (int cell : units[unit]) {
        unitOf[cell] = unit;
      }
    }
  }

  private int number(Cell cell) {
    return cell.row() * size + cell.column();
  }
}
