package gridmark.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The cells and units of a board as numbers, which search reads faster than lists of cells. Cells
 * are numbered row by row from 0; units too: rows, then columns, then blocks. The arrays are
 * everybody's, and not to be written to.
 */
public final class Layout {

  /** Made once: nearly all boards are of this shape. */
  private static final Layout CLASSIC = new Layout(BoxShape.CLASSIC);

  private final BoxShape shape;
  private final int[][] units;

  /** For each kind of unit and each cell the number of its unit. */
  private final Map<Unit.Kind, int[]> unitOf = new EnumMap<>(Unit.Kind.class);

  private final int[][] peers;
  private final List<int[][][]> bands = new ArrayList<>();

  private Layout(BoxShape shape) {
    this.shape = shape;
    int size = shape.size();
    this.units = new int[3 * size][size];
    this.peers = new int[size * size][];
    for (Unit.Kind kind : Unit.Kind.values()) {
      unitOf.put(kind, new int[size * size]);
    }
    for (int cell = 0; cell < cells(); cell++) {
      int row = cell / size;
      int column = cell % size;
      int inBlock = row % shape.rows() * shape.columns() + column % shape.columns();
      put(cell, Unit.Kind.ROW, row, column);
      put(cell, Unit.Kind.COLUMN, column, row);
      put(cell, Unit.Kind.BLOCK, shape.blockOf(cell(cell)), inBlock);
      peers[cell] = findPeers(row, column);
    }
    for (int row = 0; row < size; row += shape.rows()) {
      bands.add(triads(row * size, shape.rows(), shape.columns(), size, 1));
    }
    for (int column = 0; column < size; column += shape.columns()) {
      bands.add(triads(column, shape.columns(), shape.rows(), 1, size));
    }
  }

  /** The layout of boards of a shape. */
  public static Layout of(BoxShape shape) {
    return shape.equals(BoxShape.CLASSIC) ? CLASSIC : new Layout(shape);
  }

  private void put(int cell, Unit.Kind kind, int index, int place) {
    unit(kind, index)[place] = cell;
    unitOf(kind)[cell] = number(kind, index);
  }

  private int number(Unit.Kind kind, int index) {
    return switch (kind) {
      case ROW -> index;
      case COLUMN -> shape.size() + index;
      case BLOCK -> 2 * shape.size() + index;
    };
  }

  private int[] findPeers(int row, int column) {
    int[] found = new int[3 * shape.size() - shape.rows() - shape.columns() - 1];
    int count = 0;
    int firstOfBox = column - column % shape.columns();
    for (int line = 0; line < shape.size(); line++) {
      boolean isNear = line / shape.rows() == row / shape.rows();
      int from = line == row ? 0 : isNear ? firstOfBox : column;
      int to = line == row ? shape.size() : isNear ? firstOfBox + shape.columns() : column + 1;
      for (int place = from; place < to; place++) {
        if (line != row || place != column) {
          found[count++] = line * shape.size() + place;
        }
      }
    }
    return found;
  }

  private static int[][][] triads(
      int start, int lines, int length, int toNextLine, int toNextCell) {
    int[][][] triads = new int[lines][lines][length];
    for (int line = 0; line < lines; line++) {
      for (int i = 0; i < lines * length; i++) {
        triads[line][i / length][i % length] = start + line * toNextLine + i * toNextCell;
      }
    }
    return triads;
  }

  public BoxShape shape() {
    return shape;
  }

  /** How many cells the board has. */
  public int cells() {
    return shape.size() * shape.size();
  }

  /** The cells of each unit. */
  public int[][] units() {
    return units;
  }

  /** The cells of one unit. */
  public int[] unit(Unit.Kind kind, int index) {
    return units[number(kind, index)];
  }

  /** Whether the units of one kind hold every digit once. */
  boolean areFilled(Unit.Kind kind, int[][] values) {
    for (int index = 0; index < shape.size(); index++) {
      int seen = 0;
      for (int cell : unit(kind, index)) {
        int value = values[cell / shape.size()][cell % shape.size()];
        seen |= value < 1 || value > shape.size() ? 0 : 1 << (value - 1);
      }
      if (seen != shape.allDigits()) {
        return false;
      }
    }
    return true;
  }

  /** For each cell the number of its unit of one kind. */
  public int[] unitOf(Unit.Kind kind) {
    return unitOf.get(kind);
  }

  /**
   * The bands and the stacks of boxes. Each is a matrix of triads, with a row for each of its lines
   * and a column for each of its blocks; a triad is the cells in which the two meet.
   */
  public List<int[][][]> bands() {
    return bands;
  }

  /** The cells that share a unit with this one, ascending. */
  public int[] peersOf(int cell) {
    return peers[cell];
  }

  /** The cell of a number. */
  public Cell cell(int number) {
    return new Cell(number / shape.size(), number % shape.size());
  }
}
