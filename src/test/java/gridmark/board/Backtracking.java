package gridmark.board;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A second opinion on what a puzzle has: plain search over bit masks, which shares neither the
 * formula nor the units with the code under test. It always branches where the fewest choices are
 * left, be they digits of a cell or places of a digit.
 */
public final class Backtracking {

  private final int size;
  private final int boxRows;
  private final int boxColumns;
  private final Set<Unit.Kind> kinds;
  private final int[][] digits;

  /** For each kind and unit, the digits it holds: bit {@code d} for digit {@code d}. */
  private final Map<Unit.Kind, int[]> used = new EnumMap<>(Unit.Kind.class);

  private int[][] firstSolution;
  private int solutions;
  private final int limit;

  private Backtracking(Grid puzzle, Set<Unit.Kind> kinds, int limit) {
    this.size = puzzle.shape().size();
    this.boxRows = puzzle.shape().rows();
    this.boxColumns = puzzle.shape().columns();
    this.kinds = kinds;
    this.limit = limit;
    this.digits = new int[size][size];
    kinds.forEach(kind -> used.put(kind, new int[size]));
  }

  /** One solution of the puzzle, or empty when it has none. */
  public static Optional<Grid> solve(Grid puzzle) {
    return solve(puzzle, EnumSet.allOf(Unit.Kind.class));
  }

  /** A filled board that keeps only the rules of the given kinds, or empty when there is none. */
  public static Optional<Grid> solve(Grid puzzle, Set<Unit.Kind> kinds) {
    Backtracking search = new Backtracking(puzzle, kinds, 1);
    search.run(puzzle);
    return Optional.ofNullable(search.firstSolution).map(rows -> Grid.of(puzzle.shape(), rows));
  }

  /** How many solutions the puzzle has; counting stops at {@code limit}. */
  public static int count(Grid puzzle, int limit) {
    Backtracking search = new Backtracking(puzzle, EnumSet.allOf(Unit.Kind.class), limit);
    search.run(puzzle);
    return search.solutions;
  }

  private void run(Grid puzzle) {
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int digit = puzzle.at(row, column);
        if (digit != 0) {
          if ((candidates(row, column) & 1 << digit) == 0) {
            return;
          }
          put(row, column, digit);
        }
      }
    }
    search();
  }

  private void search() {
    int[][] choices = fewestChoices();
    if (choices == null) {
      solutions++;
      if (firstSolution == null) {
        firstSolution = Grid.of(new BoxShape(boxRows, boxColumns), digits).toRows();
      }
      return;
    }
    for (int[] choice : choices) {
      put(choice[0], choice[1], choice[2]);
      search();
      remove(choice[0], choice[1], choice[2]);
      if (solutions >= limit) {
        return;
      }
    }
  }

  /** The choices to branch on, as row, column and digit; null when every cell is filled. */
  private int[][] fewestChoices() {
    int[][] best = null;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (digits[row][column] == 0) {
          int candidates = candidates(row, column);
          if (best == null || Integer.bitCount(candidates) < best.length) {
            best = choicesOfCell(row, column, candidates);
          }
        }
      }
    }
    for (Unit.Kind kind : kinds) {
      for (int unit = 0; unit < size && best != null && best.length > 1; unit++) {
        best = fewerPlaces(kind, unit, best);
      }
    }
    return best;
  }

  private static int[][] choicesOfCell(int row, int column, int candidates) {
    int[][] choices = new int[Integer.bitCount(candidates)][];
    int next = 0;
    for (int rest = candidates; rest != 0; rest &= rest - 1) {
      choices[next++] = new int[] {row, column, Integer.numberOfTrailingZeros(rest)};
    }
    return choices;
  }

  private int[][] fewerPlaces(Unit.Kind kind, int unit, int[][] best) {
    int[][] fewest = best;
    for (int digit = 1; digit <= size; digit++) {
      if ((used.get(kind)[unit] & 1 << digit) == 0) {
        int[][] places = places(kind, unit, digit);
        fewest = places.length < fewest.length ? places : fewest;
      }
    }
    return fewest;
  }

  private int[][] places(Unit.Kind kind, int unit, int digit) {
    int[][] places = new int[size][];
    int count = 0;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (unitOf(kind, row, column) == unit
            && digits[row][column] == 0
            && (candidates(row, column) & 1 << digit) != 0) {
          places[count++] = new int[] {row, column, digit};
        }
      }
    }
    return Arrays.copyOf(places, count);
  }

  private int candidates(int row, int column) {
    int taken = 0;
    for (Unit.Kind kind : kinds) {
      taken |= used.get(kind)[unitOf(kind, row, column)];
    }
    return ~taken & ((1 << (size + 1)) - 2);
  }

  private void put(int row, int column, int digit) {
    digits[row][column] = digit;
    for (Unit.Kind kind : kinds) {
      used.get(kind)[unitOf(kind, row, column)] |= 1 << digit;
    }
  }

  private void remove(int row, int column, int digit) {
    digits[row][column] = 0;
    for (Unit.Kind kind : kinds) {
      used.get(kind)[unitOf(kind, row, column)] &= ~(1 << digit);
    }
  }

  private int unitOf(Unit.Kind kind, int row, int column) {
    return switch (kind) {
      case ROW -> row;
      case COLUMN -> column;
      case BLOCK -> row / boxRows * (size / boxColumns) + column / boxColumns;
    };
  }
}
