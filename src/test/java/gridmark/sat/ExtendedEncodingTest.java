package gridmark.sat;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ExtendedEncodingTest {

  private static final BoxShape SMALL = new BoxShape(2, 2);

  /** What a clause is there for. A pair of cells in one row and one block is there for both. */
  private enum Family {
    CELL,
    ROW,
    COLUMN,
    BLOCK,
    GIVEN
  }

  @ParameterizedTest
  @CsvSource({"3, 3", "2, 3", "2, 2"})
  void saysAtLeastOneAndAtMostOneOfCellsRowsColumnsAndBlocks(int boxRows, int boxColumns) {
    List<int[]> clauses = ExtendedEncoding.of(Grid.empty(new BoxShape(boxRows, boxColumns)));
    int size = boxRows * boxColumns;
    int groups = 4 * size * size;
    int pairs = size * (size - 1) / 2;
    assertThat(clauses.stream().filter(clause -> clause[0] > 0)).hasSize(groups);
    assertThat(clauses.stream().filter(clause -> clause[0] < 0)).hasSize(groups * pairs);
    assertThat(clauses).hasSize(groups + groups * pairs);
  }

  @Test
  void hasOneClauseMoreForEveryGiven() {
    int[][] digits = new int[9][9];
    digits[0][0] = 5;
    digits[4][7] = 9;
    digits[8][8] = 1;
    List<int[]> clauses = ExtendedEncoding.of(Grid.of(BoxShape.CLASSIC, digits));
    assertThat(clauses).hasSize(4 * 81 + 4 * 81 * 36 + 3);
    assertThat(clauses.stream().filter(clause -> clause.length == 1).mapToInt(c -> c[0]))
        .containsExactlyInAnyOrder(5, 81 * 4 + 9 * 7 + 9, 81 * 8 + 9 * 8 + 1);
  }

  @Test
  void isClauseForClauseTheFormulaOfTheTextbook() {
    assertThat(sorted(ExtendedEncoding.of(Grid.empty(BoxShape.CLASSIC))))
        .isEqualTo(sorted(textbook()));
  }

  @ParameterizedTest
  @EnumSource(Family.class)
  void needsEveryFamilyOfClauses(Family family) {
    List<int[]> clauses = ExtendedEncoding.of(brokenIn(family));
    assertThat(Sat4jSolver.solve(64, clauses)).isEmpty();
    assertThat(Sat4jSolver.solve(64, without(family, clauses))).isPresent();
  }

  @ParameterizedTest
  @EnumSource(names = {"ROW", "COLUMN", "BLOCK"})
  void seesAClashWhateverOtherFamilyIsLeftOut(Family family) {
    List<int[]> clauses = ExtendedEncoding.of(brokenIn(family));
    for (Family other : EnumSet.complementOf(EnumSet.of(family, Family.GIVEN))) {
      assertThat(Sat4jSolver.solve(64, without(other, clauses))).as("without %s", other).isEmpty();
    }
  }

  @Test
  void needsTheClausesThatSayAtLeastOne() {
    List<int[]> clauses = ExtendedEncoding.of(brokenIn(Family.CELL));
    List<int[]> atMostOne =
        clauses.stream().filter(clause -> clause[0] < 0 || clause.length == 1).toList();
    assertThat(Sat4jSolver.solve(64, clauses)).isEmpty();
    assertThat(Sat4jSolver.solve(64, atMostOne)).isPresent();
  }

  @Test
  void needsTheClausesThatSayAtMostOne() {
    List<int[]> clauses = ExtendedEncoding.of(brokenIn(Family.ROW));
    List<int[]> atLeastOne = clauses.stream().filter(clause -> clause[0] > 0).toList();
    assertThat(Sat4jSolver.solve(64, clauses)).isEmpty();
    assertThat(Sat4jSolver.solve(64, atLeastOne)).isPresent();
  }

  /** A 4x4 puzzle that can be filled in as soon as one kind of rule is left out. */
  private static Grid brokenIn(Family family) {
    int[][] digits =
        switch (family) {
          // The first cell sees 1, 2, 3 and 4, but every digit has places elsewhere.
          case CELL -> new int[][] {{0, 0, 3, 0}, {0, 2, 0, 0}, {4, 0, 0, 0}, {1, 0, 0, 0}};
          case ROW -> new int[][] {{1, 0, 0, 1}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}};
          case COLUMN -> new int[][] {{1, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {1, 0, 0, 0}};
          case BLOCK -> new int[][] {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}};
          case GIVEN -> new int[][] {{1, 1, 0, 0}, {1, 1, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}};
        };
    return Grid.of(SMALL, digits);
  }

  private static List<int[]> without(Family dropped, List<int[]> clauses) {
    return clauses.stream().filter(clause -> !familiesOf(clause).equals(Set.of(dropped))).toList();
  }

  private static Set<Family> familiesOf(int[] clause) {
    if (clause.length == 1) {
      return EnumSet.of(Family.GIVEN);
    }
    int[] zeroBased = IntStream.of(clause).map(literal -> Math.abs(literal) - 1).toArray();
    Set<Family> families = EnumSet.noneOf(Family.class);
    if (same(IntStream.of(zeroBased).map(v -> v / 4))) {
      families.add(Family.CELL);
    } else {
      if (same(IntStream.of(zeroBased).map(v -> v / 16))) {
        families.add(Family.ROW);
      }
      if (same(IntStream.of(zeroBased).map(v -> v / 4 % 4))) {
        families.add(Family.COLUMN);
      }
      if (same(IntStream.of(zeroBased).map(v -> v / 32 * 2 + v / 4 % 4 / 2))) {
        families.add(Family.BLOCK);
      }
    }
    return families;
  }

  private static boolean same(IntStream numbers) {
    return numbers.distinct().count() == 1;
  }

  /** The same formula once more, in the words of the assignment: 81i + 9j + n. */
  private static List<int[]> textbook() {
    List<int[]> clauses = new ArrayList<>();
    for (int a = 0; a < 9; a++) {
      for (int b = 0; b < 9; b++) {
        int first = a;
        int second = b;
        Stream.of(
                nine(n -> 81 * first + 9 * second + n + 1),
                nine(j -> 81 * first + 9 * j + second + 1),
                nine(i -> 81 * i + 9 * first + second + 1),
                nine(k -> 81 * (first / 3 * 3 + k / 3) + 9 * (first % 3 * 3 + k % 3) + second + 1))
            .map(ExtendedEncodingTest::exactlyOne)
            .forEach(clauses::addAll);
      }
    }
    return clauses;
  }

  private static int[] nine(IntUnaryOperator variable) {
    return IntStream.range(0, 9).map(variable).toArray();
  }

  private static Collection<int[]> exactlyOne(int[] variables) {
    List<int[]> clauses = new ArrayList<>();
    clauses.add(variables);
    for (int a : variables) {
      for (int b : variables) {
        if (a < b) {
          clauses.add(new int[] {-a, -b});
        }
      }
    }
    return clauses;
  }

  private static List<String> sorted(List<int[]> clauses) {
    return clauses.stream()
        .map(clause -> Arrays.toString(IntStream.of(clause).sorted().toArray()))
        .sorted()
        .toList();
  }
}
