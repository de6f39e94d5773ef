package gridmark.sat;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What singles decide of a puzzle. A cell with one digit left takes it away from its units; a digit
 * with one place left in a unit takes that cell. Repeated until nothing changes, this is just what
 * unit propagation does on the extended encoding.
 *
 * <p>Sets of digits are bits of an int: bit n-1 stands for digit n.
 */
final class Singles {

  private final BoxShape shape;
  private final int size;
  private final int allDigits;

  /** What each cell may still hold, row by row. */
  private final int[] candidates;

  private boolean contradicted;

  private Singles(Puzzle puzzle) {
    this.shape = puzzle.shape();
    this.size = shape.size();
    this.allDigits = (1 << size) - 1;
    this.candidates = puzzle.candidates();
  }

  /** The singles of a puzzle, followed to the end. */
  static Singles of(Puzzle puzzle) {
    Singles singles = new Singles(puzzle);
    int[][] units = units(puzzle.shape());
    boolean changed = true;
    while (changed && !singles.contradicted) {
      changed = false;
      for (int[] unit : units) {
        changed |= singles.narrow(unit);
      }
    }
    return singles;
  }

  /** Whether a cell has no digit left, or a digit no place in a unit. */
  boolean contradicted() {
    return contradicted;
  }

  /** The digits of the cells that are decided. */
  Grid decided() {
    int[][] digits = new int[size][size];
    for (int cell = 0; cell < candidates.length; cell++) {
      if (isSingle(candidates[cell])) {
        digits[cell / size][cell % size] = Integer.numberOfTrailingZeros(candidates[cell]) + 1;
      }
    }
    return Grid.of(shape, digits);
  }

  /** Groups of variables of cells, less those that are false. */
  List<int[]> possible(List<int[]> groups) {
    return groups.stream()
        .map(group -> IntStream.of(group).filter(this::isPossible).toArray())
        .toList();
  }

  private boolean isPossible(int variable) {
    return (candidates[(variable - 1) / size] >> (variable - 1) % size & 1) == 1;
  }

  /** Applies both kinds of single to one unit; says whether that changed anything. */
  private boolean narrow(int[] unit) {
    int taken = 0;
    int once = 0;
    int twice = 0;
    for (int cell : unit) {
      int set = candidates[cell];
      contradicted |= set == 0 || (isSingle(set) && (taken & set) != 0);
      taken |= isSingle(set) ? set : 0;
      twice |= once & set;
      once |= set;
    }
    contradicted |= once != allDigits;
    boolean removed = remove(unit, taken);
    return keepHidden(unit, once & ~twice & ~taken) || removed;
  }

  /** Removes digits that stand in a cell of the unit from all its other cells. */
  private boolean remove(int[] unit, int taken) {
    boolean changed = false;
    for (int cell : unit) {
      int set = candidates[cell];
      if (!isSingle(set) && (set & taken) != 0) {
        candidates[cell] = set & ~taken;
        changed = true;
      }
    }
    return changed;
  }

  /** Gives each digit that has one place left in the unit its place. */
  private boolean keepHidden(int[] unit, int hidden) {
    if (hidden == 0) {
      return false;
    }
    for (int cell : unit) {
      int here = candidates[cell] & hidden;
      if (here != 0) {
        contradicted |= !isSingle(here);
        candidates[cell] = here;
      }
    }
    return true;
  }

  private static boolean isSingle(int set) {
    return set != 0 && (set & (set - 1)) == 0;
  }

  private static int[][] units(BoxShape shape) {
    return Unit.allOf(shape).stream()
        .map(unit -> unit.cells().stream().mapToInt(cell -> number(shape, cell)).toArray())
        .toArray(int[][]::new);
  }

  private static int number(BoxShape shape, Cell cell) {
    return cell.row() * shape.size() + cell.column();
  }
}
