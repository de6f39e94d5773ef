package gridmark.count;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.board.Backtracking;
import gridmark.board.BoxShape;
import gridmark.board.Puzzle;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All methods must give the same number, and the same as plain search that shares no code. */
@Tag("thorough")
class MethodTest {

  private static final BigInteger ENOUGH = BigInteger.valueOf(1_000);

  @ParameterizedTest
  @CsvSource({
    "1, 2, 0.10, 20",
    "2, 1, 0.10, 20",
    "2, 2, 0.15, 500",
    "2, 2, 0.40, 500",
    "2, 3, 0.35, 300",
    "3, 2, 0.35, 300",
    "2, 4, 0.45, 150",
    "4, 2, 0.45, 150",
    "3, 3, 0.42, 200",
    "2, 5, 0.65, 40",
    "3, 4, 0.70, 20",
    "4, 4, 0.75, 10",
    "1, 5, 0.30, 60",
    "5, 1, 0.30, 60",
  })
  void allAgreeWithoutMarks(int boxRows, int boxColumns, double givens, int rounds) {
    RandomPuzzles puzzles = new RandomPuzzles(rounds, new BoxShape(boxRows, boxColumns));
    for (int round = 0; round < rounds; round++) {
      Puzzle puzzle = round % 4 == 3 ? puzzles.spoilt(givens, 0) : puzzles.solvable(givens, 0);
      int expected = Backtracking.count(puzzle.givens(), ENOUGH.intValue());
      allGive(BigInteger.valueOf(expected), puzzle);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2, 2, 0.05, 0.4, 500",
    "2, 3, 0.25, 0.4, 300",
    "3, 2, 0.25, 0.6, 300",
    "2, 4, 0.35, 0.4, 100",
    "4, 2, 0.35, 0.6, 100",
    "3, 3, 0.33, 0.5, 100",
  })
  void allAgreeWithMarks(int boxRows, int boxColumns, double givens, double marks, int rounds) {
    RandomPuzzles puzzles = new RandomPuzzles(rounds, new BoxShape(boxRows, boxColumns));
    for (int round = 0; round < rounds; round++) {
      Puzzle puzzle =
          round % 4 == 3 ? puzzles.spoilt(givens, marks) : puzzles.solvable(givens, marks);
      allGive(BigInteger.valueOf(new PlainSearch(puzzle).count(ENOUGH.intValue())), puzzle);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "....78.1........4.1.8...5...5......3...853......92.8....1..72.......9........6...",
        "....7..1........4.1.8...5...5......3....53......92.8....1..72.......9........6...",
      })
  void diagramsAgreeWhereThereAreMany(String cells) {
    Puzzle puzzle = Puzzles.read(3, 3, cells);
    assertThat(SolutionCounter.count(puzzle, CountOptions.all(), Method.BANDS))
        .isEqualTo(SolutionCounter.count(puzzle, CountOptions.all(), Method.COVER));
  }

  @Test
  void diagramsAgreeOnSymmetricBoards() {
    Puzzle corner = Puzzles.read(2, 4, "12345678........" + ".".repeat(48));
    assertThat(SolutionCounter.count(corner, CountOptions.all(), Method.TWO_BANDS))
        .isEqualTo(
            SolutionCounter.count(
                Puzzles.transposed(corner), CountOptions.all(), Method.TWO_BANDS));
    Puzzle six = Puzzles.read(3, 2, "1.........2....................3....");
    assertThat(SolutionCounter.count(six, CountOptions.all(), Method.TWO_BANDS))
        .isEqualTo(SolutionCounter.count(six, CountOptions.all(), Method.COVER));
  }

  private static void allGive(BigInteger expected, Puzzle puzzle) {
    Count chosen = SolutionCounter.count(puzzle, CountOptions.all());
    if (expected.equals(ENOUGH)) {
      assertThat(chosen.number()).isGreaterThanOrEqualTo(ENOUGH);
    } else {
      assertThat(chosen).isEqualTo(new Count.Exact(expected));
    }
    List<Count> counts =
        Arrays.stream(Method.values())
            .filter(method -> method.suits(puzzle.shape()))
            .filter(method -> puzzle.shape().size() < 9 || !expected.equals(ENOUGH))
            .map(method -> SolutionCounter.count(puzzle, CountOptions.all(), method))
            .toList();
    assertThat(counts).as("%s%n%s", puzzle.givens(), puzzle.marks()).allMatch(chosen::equals);
  }

  /** A plain search that knows marks: it fills the cell that the fewest digits fit. */
  private static final class PlainSearch {

    private final int size;
    private final int boxRows;
    private final int boxColumns;
    private final int[] candidates;
    private final int[] digits;

    PlainSearch(Puzzle puzzle) {
      this.size = puzzle.shape().size();
      this.boxRows = puzzle.shape().rows();
      this.boxColumns = puzzle.shape().columns();
      this.candidates = puzzle.candidates();
      this.digits = new int[size * size];
    }

    int count(int limit) {
      int best = -1;
      int fewest = Integer.MAX_VALUE;
      for (int cell = 0; cell < digits.length; cell++) {
        if (digits[cell] == 0 && Integer.bitCount(fitting(cell)) < fewest) {
          best = cell;
          fewest = Integer.bitCount(fitting(cell));
        }
      }
      return best < 0 ? 1 : countWith(best, limit);
    }

    private int countWith(int cell, int limit) {
      int found = 0;
      int fitting = fitting(cell);
      for (int digit = 1; digit <= size && found < limit; digit++) {
        if ((fitting >>> (digit - 1) & 1) != 0) {
          digits[cell] = digit;
          found += count(limit - found);
        }
      }
      digits[cell] = 0;
      return found;
    }

    private int fitting(int cell) {
      int fitting = candidates[cell];
      for (int other = 0; other < digits.length; other++) {
        if (digits[other] != 0 && see(cell, other)) {
          fitting &= ~(1 << (digits[other] - 1));
        }
      }
      return fitting;
    }

    private boolean see(int cell, int other) {
      return cell / size == other / size
          || cell % size == other % size
          || (cell / size / boxRows == other / size / boxRows
              && cell % size / boxColumns == other % size / boxColumns);
    }
  }
}
