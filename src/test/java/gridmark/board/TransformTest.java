package gridmark.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("thorough")
class TransformTest {

  private static final int SEEDS = 200;

  static List<BoxShape> shapes() {
    return List.of(
        new BoxShape(2, 2),
        new BoxShape(2, 3),
        new BoxShape(3, 2),
        new BoxShape(2, 4),
        BoxShape.CLASSIC,
        new BoxShape(3, 4),
        new BoxShape(1, 5),
        new BoxShape(5, 5));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void turnsSolutionsIntoSolutions(BoxShape shape) {
    Grid solution = solution(shape);

    for (int seed = 0; seed < SEEDS; seed++) {
      Boards.assertSolves(Grid.empty(shape), transform(shape, seed).apply(solution));
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void losesNothing(BoxShape shape) {
    for (int seed = 0; seed < 20; seed++) {
      Transform transform = transform(shape, seed);
      Set<Grid> seen = new HashSet<>();
      cells(shape).forEach(cell -> seen.add(transform.apply(only(shape, cell))));
      assertThat(seen).as("each cell goes to a place of its own").hasSameSizeAs(cells(shape));
      assertThat(seen).allMatch(grid -> grid.count() == 1);
    }
  }

  @Test
  void keepsTheNumberOfSolutions() {
    for (BoxShape shape : List.of(new BoxShape(2, 2), new BoxShape(2, 3), BoxShape.CLASSIC)) {
      for (int seed = 0; seed < SEEDS; seed++) {
        Grid puzzle = puzzle(shape, seed);
        assertThat(Backtracking.count(transform(shape, seed).apply(puzzle), 50))
            .as("seed %d", seed)
            .isEqualTo(Backtracking.count(puzzle, 50));
      }
    }
  }

  @Test
  void leavesRowsRowsWhereItMayNotTranspose() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Grid disguised = transform(BoxShape.CLASSIC, seed, false).apply(firstRow());
      assertThat(IntStream.range(0, 9).filter(row -> disguised.at(row, 0) != 0)).hasSize(1);
    }
  }

  @Test
  void transposesAboutEverySecondBoard() {
    long transposed =
        IntStream.range(0, SEEDS)
            .mapToObj(seed -> transform(BoxShape.CLASSIC, seed).apply(firstRow()))
            .filter(grid -> IntStream.range(0, 9).allMatch(row -> grid.at(row, 0) == 0))
            .count();
    // Eight of nine columns are empty once the row is a column.
    assertThat(transposed).isBetween(60L, 120L);
  }

  @Test
  void reachesEveryTransformOfSmallBoard() {
    Set<String> seen = new HashSet<>();
    LongStream.range(0, 60_000)
        .forEach(seed -> seen.add(transform(new BoxShape(2, 2), (int) seed).toString()));

    // Rows and columns in 8 ways each, digits in 24, transposed or not.
    assertThat(seen).hasSize(8 * 8 * 24 * 2);
  }

  @Test
  void meansTheSameForEver() {
    assertThat(transform(BoxShape.CLASSIC, 1))
        .hasToString(
            "rows [7, 6, 8, 5, 3, 4, 0, 1, 2], columns [0, 1, 2, 4, 5, 3, 6, 7, 8], digits [0, 8, 5, 6, 1, 7, 4, 9, 2, 3], transposed");
    assertThat(Transform.random(BoxShape.CLASSIC, true, SeededRandom.of(1, "a")))
        .hasToString(
            "rows [1, 2, 0, 6, 7, 8, 3, 4, 5], columns [1, 0, 2, 5, 3, 4, 6, 7, 8], digits [0, 5, 2, 1, 3, 9, 8, 4, 7, 6], transposed");
  }

  @Test
  void refusesBoardOfAnotherShape() {
    assertThatThrownBy(() -> transform(BoxShape.CLASSIC, 1).apply(Grid.empty(new BoxShape(2, 3))))
        .hasMessage("made for boxes of 3x3, not of 2x3");
  }

  private static Transform transform(BoxShape shape, int seed) {
    return transform(shape, seed, true);
  }

  private static Transform transform(BoxShape shape, int seed, boolean mayTranspose) {
    return Transform.random(shape, mayTranspose, new SeededRandom(seed));
  }

  private static Grid solution(BoxShape shape) {
    int size = shape.size();
    int[][] digits = new int[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int shift = row % shape.rows() * shape.columns() + row / shape.rows();
        digits[row][column] = (shift + column) % size + 1;
      }
    }
    return Grid.of(shape, digits);
  }

  /** A solution with most cells emptied and, every third time, a given changed. */
  private static Grid puzzle(BoxShape shape, int seed) {
    SeededRandom random = new SeededRandom(seed);
    int size = shape.size();
    int[][] digits = solution(shape).toRows();
    for (int i : random.order(size * size)) {
      digits[i / size][i % size] = random.below(10) < 5 ? 0 : digits[i / size][i % size];
    }
    if (seed % 3 == 0) {
      digits[0][0] = random.below(size) + 1;
    }
    return Grid.of(shape, digits);
  }

  private static Grid firstRow() {
    int[][] digits = new int[9][9];
    digits[0] = new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9};
    return Grid.of(BoxShape.CLASSIC, digits);
  }

  private static List<Cell> cells(BoxShape shape) {
    int size = shape.size();
    return IntStream.range(0, size * size).mapToObj(i -> new Cell(i / size, i % size)).toList();
  }

  private static Grid only(BoxShape shape, Cell cell) {
    int[][] digits = new int[shape.size()][shape.size()];
    digits[cell.row()][cell.column()] = 1;
    return Grid.of(shape, digits);
  }
}
