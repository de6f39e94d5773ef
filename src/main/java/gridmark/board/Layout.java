package gridmark.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The cells and units of a board as numbers, which search reads faster than lists of cells. Cells
 * are numbered row by row from 0; units too: rows, then columns, then blocks. The arrays are
 * everybody's, and not to be written to.
 */
public final class Layout {

  /**
   * Where a line (a row or a column) crosses a block in more than one cell.
   *
   * @param shared the cells of both
   * @param lineOnly the other cells of the line
   * @param blockOnly the other cells of the block
   */
  @SuppressWarnings("ArrayRecordComponent") // read in inner loops, never compared
  public record Crossing(int[] shared, int[] lineOnly, int[] blockOnly) {}

  /** Made once: nearly all boards are of this shape. */
  private static final Layout CLASSIC = new Layout(BoxShape.CLASSIC);

  private final BoxShape shape;
  private final int[][] units;

  /** For each kind of unit and each cell the number of its unit. */
  private final Map<Unit.Kind, int[]> unitOf = new EnumMap<>(Unit.Kind.class);

  private final int[][] peers;
  private final List<Crossing> crossings = new ArrayList<>();

  private Layout(BoxShape shape) {
    this.shape = shape;
    List<Unit> all = Unit.allOf(shape);
    this.units = new int[all.size()][shape.size()];
    for (Unit.Kind kind : Unit.Kind.values()) {
      unitOf.put(kind, new int[cells()]);
    }
    this.peers = new int[cells()][];
    for (int unit = 0; unit < units.length; unit++) {
      for (int i = 0; i < shape.size(); i++) {
        int cell = number(all.get(unit).cells().get(i));
        units[unit][i] = cell;
        unitOf(all.get(unit).kind())[cell] = unit;
      }
    }
    for (int cell = 0; cell < peers.length; cell++) {
      peers[cell] = findPeers(cell);
    }
    addCrossings(0, unitOf(Unit.Kind.ROW));
    addCrossings(shape.size(), unitOf(Unit.Kind.COLUMN));
  }

  /** The layout of boards of a shape. */
  public static Layout of(BoxShape shape) {
    return shape.equals(BoxShape.CLASSIC) ? CLASSIC : new Layout(shape);
  }

  private int[] findPeers(int cell) {
    boolean[] seen = new boolean[cells()];
    for (int[] of : unitOf.values()) {
      for (int other : units[of[cell]]) {
        seen[other] = other != cell;
      }
    }
    int[] found = new int[seen.length];
    int count = 0;
    for (int other = 0; other < seen.length; other++) {
      found[count] = other;
      count += seen[other] ? 1 : 0;
    }
    return Arrays.copyOf(found, count);
  }

  private void addCrossings(int firstLine, int[] lineOf) {
    int[] blockOf = unitOf(Unit.Kind.BLOCK);
    for (int line = firstLine; line < firstLine + shape.size(); line++) {
      for (int block = units.length - shape.size(); block < units.length; block++) {
        int[] shared = cells(line, blockOf, block, true);
        if (shared.length > 1) {
          int[] lineOnly = cells(line, blockOf, block, false);
          crossings.add(new Crossing(shared, lineOnly, cells(block, lineOf, line, false)));
        }
      }
    }
  }

  /** The cells of one unit that are, or are not, in the other. */
  private int[] cells(int unit, int[] unitOfCell, int other, boolean inBoth) {
    int[] found = new int[shape.size()];
    int count = 0;
    for (int cell : units[unit]) {
      if ((unitOfCell[cell] == other) == inBoth) {
        found[count++] = cell;
      }
    }
    return Arrays.copyOf(found, count);
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

  /** For each cell the number of its unit of one kind. */
  public int[] unitOf(Unit.Kind kind) {
    return unitOf.get(kind);
  }

  /** The cells that share a unit with this one, ascending. */
  public int[] peersOf(int cell) {
    return peers[cell];
  }

  /** All crossings, those of rows first. */
  public List<Crossing> crossings() {
    return crossings;
  }

  /** The number of a cell. */
  public int number(Cell cell) {
    return cell.row() * shape.size() + cell.column();
  }

  /** The cell of a number. */
  public Cell cell(int number) {
    return new Cell(number / shape.size(), number % shape.size());
  }
}
