package gridmark.reference;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The units of a board as arrays of cell numbers, which search reads faster than lists of cells.
 * Cells are numbered row by row from 0.
 */
final class Peers {

  /**
   * Where a line (a row or a column) crosses a block in more than one cell.
   *
   * @param shared the cells of both
   * @param lineOnly the other cells of the line
   * @param blockOnly the other cells of the block
   */
  @SuppressWarnings("ArrayRecordComponent") // read in inner loops, never compared
  record Crossing(int[] shared, int[] lineOnly, int[] blockOnly) {}

  private final BoxShape shape;
  private final int[][] units;
  private final int[][] peersOf;
  private final List<Crossing> crossings;

  Peers(BoxShape shape) {
    this.shape = shape;
    List<Unit> all = Unit.allOf(shape);
    this.units = all.stream().map(this::numbers).toArray(int[][]::new);
    this.peersOf = peersOf(cells(), units);
    this.crossings = crossings(all);
  }

  private int[] numbers(Unit unit) {
    return unit.cells().stream().mapToInt(this::number).toArray();
  }

  private static int[][] peersOf(int cells, int[][] units) {
    List<TreeSet<Integer>> peers = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      peers.add(new TreeSet<>());
    }
    for (int[] unit : units) {
      for (int cell : unit) {
        IntStream.of(unit).filter(other -> other != cell).forEach(peers.get(cell)::add);
      }
    }
    return peers.stream()
        .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  private List<Crossing> crossings(List<Unit> all) {
    List<Crossing> found = new ArrayList<>();
    for (Unit line : all) {
      for (Unit block : all) {
        if (line.kind() != Unit.Kind.BLOCK && block.kind() == Unit.Kind.BLOCK) {
          int[] shared = numbers(line, block, true);
          if (shared.length > 1) {
            found.add(
                new Crossing(shared, numbers(line, block, false), numbers(block, line, false)));
          }
        }
      }
    }
    return found;
  }

  /** The cells of one unit that are, or are not, in the other. */
  private int[] numbers(Unit unit, Unit other, boolean inBoth) {
    return unit.cells().stream()
        .filter(cell -> other.cells().contains(cell) == inBoth)
        .mapToInt(this::number)
        .toArray();
  }

  BoxShape shape() {
    return shape;
  }

  /** How many cells the board has. */
  int cells() {
    return shape.size() * shape.size();
  }

  /** Rows, then columns, then blocks. */
  int[][] units() {
    return units;
  }

  /** The cells that share a unit with this one. */
  int[] of(int cell) {
    return peersOf[cell];
  }

  List<Crossing> crossings() {
    return crossings;
  }

  int number(Cell cell) {
    return cell.row() * shape.size() + cell.column();
  }

  Cell cell(int number) {
    return new Cell(number / shape.size(), number % shape.size());
  }

  /** The set of all digits of the board: bit n-1 for digit n. */
  int allDigits() {
    return (1 << shape.size()) - 1;
  }
}
