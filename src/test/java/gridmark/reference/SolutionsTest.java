package gridmark.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.sat.Encoding;
import gridmark.sat.Session;
import gridmark.sat.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the reference solver finds beyond a first solution, held against plain enumeration. */
@Tag("thorough")
class SolutionsTest {

  /** Propagation alone does not solve it. */
  private static final String HARD =
      "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2";

  @ParameterizedTest
  @CsvSource({
    // box rows, box columns, cells left open, rounds
    "1, 4, 12, 150",
    "4, 1, 12, 150",
    "2, 2, 14, 600",
    "2, 3, 34, 400",
    "3, 2, 34, 400",
    "2, 4, 50, 150",
    "4, 2, 50, 150",
    "3, 3, 70, 400",
    "2, 5, 80, 60",
    "3, 4, 110, 40",
    "4, 3, 110, 40",
    "4, 4, 170, 20"
  })
  void findsAllSolutionsAndEachOnce(int boxRows, int boxColumns, int mostOpen, int rounds) {
    BoxShape shape = new BoxShape(boxRows, boxColumns);
    Random random = new Random(11);
    int several = 0;
    int none = 0;
    for (int round = 0; round < rounds; round++) {
      Puzzle puzzle = randomPuzzle(random, shape, mostOpen);
      Set<Grid> expected = Enumeration.solutions(puzzle, 60);
      List<Grid> found = ReferenceSolver.solutions(puzzle, 60);
      assertThat(found).as("%s%n%s", puzzle.givens(), puzzle.marks()).doesNotHaveDuplicates();
      if (expected.size() < 60) {
        assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
      } else {
        assertThat(found).hasSize(60);
      }
      found.forEach(grid -> assertSolves(puzzle, grid));
      several += found.size() > 1 ? 1 : 0;
      none += found.isEmpty() ? 1 : 0;
    }
    // Both kinds must have been met for this to say anything.
    assertThat(several).isGreaterThan(rounds / 20);
    assertThat(none).isGreaterThan(rounds / 20);
  }

  @ParameterizedTest
  @CsvSource({
    // box rows, box columns, cells left open, rounds
    "2, 2, 14, 300",
    "2, 3, 34, 150",
    "3, 3, 70, 80",
    "4, 3, 120, 15"
  })
  void agreesWithSat4j(int boxRows, int boxColumns, int mostOpen, int rounds) {
    BoxShape shape = new BoxShape(boxRows, boxColumns);
    Session session = Solver.SAT4J.load(Encoding.EXTENDED.rules(shape));
    Random random = new Random(13);
    for (int round = 0; round < rounds; round++) {
      Puzzle puzzle = randomPuzzle(random, shape, mostOpen);
      assertThat(ReferenceSolver.solve(puzzle).isPresent())
          .as("%s%n%s", puzzle.givens(), puzzle.marks())
          .isEqualTo(session.solve(Encoding.EXTENDED.facts(puzzle)).isPresent());
    }
  }

  /** A solved board with cells opened, most given marks, and now and then a digit changed. */
  private static Puzzle randomPuzzle(Random random, BoxShape shape, int mostOpen) {
    int size = shape.size();
    int[][] digits = shuffledSolution(random, shape);
    Mark[][] marks = Marks.none(shape).toRows();
    boolean marked = random.nextBoolean();
    int open = mostOpen / 2 + random.nextInt(mostOpen / 2 + 1);
    for (int i = 0; i < open; i++) {
      int row = random.nextInt(size);
      int column = random.nextInt(size);
      if (marked && digits[row][column] != 0 && random.nextInt(3) > 0) {
        marks[row][column] = digits[row][column] % 2 == 0 ? Mark.EVEN : Mark.ODD;
      }
      digits[row][column] = 0;
    }
    if (random.nextInt(2) == 0) {
      int row = random.nextInt(size);
      int column = random.nextInt(size);
      if (random.nextBoolean()) {
        digits[row][column] = 1 + random.nextInt(size);
      } else {
        marks[row][column] = random.nextBoolean() ? Mark.EVEN : Mark.ODD;
      }
    }
    return new Puzzle(Grid.of(shape, digits), Marks.of(shape, marks));
  }

  private static int[][] shuffledSolution(Random random, BoxShape shape) {
    int size = shape.size();
    List<Integer> names = new ArrayList<>();
    for (int digit = 1; digit <= size; digit++) {
      names.add(digit);
    }
    Collections.shuffle(names, random);
    int[][] digits = new int[size][size];
    int turn = random.nextInt(shape.rows());
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int inBox = (row + turn) % shape.rows();
        int band = row / shape.rows();
        digits[row][column] = names.get((inBox * shape.columns() + band + column) % size);
      }
    }
    return digits;
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1",
    "1, 2, 2",
    "2, 1, 2",
    "1, 3, 12",
    "2, 2, 288",
  })
  void findsAllFillingsOfTheEmptyBoard(int boxRows, int boxColumns, int fillings) {
    Puzzle empty = Puzzle.of(Grid.empty(new BoxShape(boxRows, boxColumns)));
    assertThat(ReferenceSolver.solutions(empty, 1000)).hasSize(fillings).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({"2, 3", "3, 3", "3, 4", "4, 4", "4, 5", "5, 5", "1, 25", "25, 1"})
  void findsAsManyFillingsAsAskedFor(int boxRows, int boxColumns) {
    Puzzle empty = Puzzle.of(Grid.empty(new BoxShape(boxRows, boxColumns)));
    List<Grid> found = ReferenceSolver.solutions(empty, 30);
    assertThat(found).hasSize(30).doesNotHaveDuplicates();
    found.forEach(grid -> assertSolves(empty, grid));
  }

  @Test
  void findsNoneWhenNoneIsAskedFor() {
    assertThat(ReferenceSolver.solutions(Puzzle.of(Grid.empty(new BoxShape(2, 2))), 0)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "3, 3", "4, 4", "5, 5"})
  void findsNoneWhereAGivenContradictsItsMark(int boxRows, int boxColumns) {
    BoxShape shape = new BoxShape(boxRows, boxColumns);
    int[][] digits = new int[shape.size()][shape.size()];
    Mark[][] marks = Marks.none(shape).toRows();
    digits[1][2] = 3;
    marks[1][2] = Mark.EVEN;
    Puzzle puzzle = new Puzzle(Grid.of(shape, digits), Marks.of(shape, marks));
    assertThat(ReferenceSolver.search(puzzle, 5)).isEqualTo(new Solved(List.of(), 0));
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "2, 3", "3, 3", "3, 4", "4, 4", "5, 5"})
  void findsNoneWhereARowHasTooManyEvenMarks(int boxRows, int boxColumns) {
    BoxShape shape = new BoxShape(boxRows, boxColumns);
    Mark[][] marks = Marks.none(shape).toRows();
    for (int column = 0; column <= shape.size() / 2; column++) {
      marks[0][column] = Mark.EVEN;
    }
    Puzzle puzzle = new Puzzle(Grid.empty(shape), Marks.of(shape, marks));
    assertThat(ReferenceSolver.solutions(puzzle, 1)).isEmpty();
  }

  @Test
  void countsNoDecisionsWherePropagationIsEnough() {
    int[][] digits = shuffledSolution(new Random(3), BoxShape.CLASSIC);
    digits[4][4] = 0;
    digits[0][8] = 0;
    Solved solved = ReferenceSolver.search(Puzzle.of(Grid.of(BoxShape.CLASSIC, digits)), 2);
    assertThat(solved.solutions()).hasSize(1);
    assertThat(solved.decisions()).isZero();
  }

  @Test
  void countsDecisionsWhereSearchIsNeeded() {
    Solved solved = ReferenceSolver.search(classic(HARD), 2);
    assertThat(solved.solutions()).hasSize(1);
    assertSolves(classic(HARD), solved.solutions().get(0));
    assertThat(solved.decisions()).isPositive();
  }

  @Test
  void answersTheSameInManyThreads() throws Exception {
    List<Puzzle> puzzles = new ArrayList<>();
    Random random = new Random(5);
    for (int i = 0; i < 60; i++) {
      puzzles.add(randomPuzzle(random, BoxShape.ofSize(List.of(4, 6, 9, 12).get(i % 4)), 16));
    }
    List<Set<Grid>> expected = answers(puzzles);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<List<Set<Grid>>>> tasks = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        tasks.add(() -> answers(puzzles));
      }
      for (Future<List<Set<Grid>>> answer : threads.invokeAll(tasks)) {
        assertThat(answer.get()).isEqualTo(expected);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static List<Set<Grid>> answers(List<Puzzle> puzzles) {
    List<Set<Grid>> answers = new ArrayList<>();
    for (Puzzle puzzle : puzzles) {
      answers.add(new HashSet<>(ReferenceSolver.solutions(puzzle, 5000)));
    }
    return answers;
  }

  @ParameterizedTest
  @CsvSource({"2, 3", "3, 3", "5, 5"})
  void stopsWhenInterruptedAndLeavesTheThreadSo(int boxRows, int boxColumns) {
    Puzzle empty = Puzzle.of(Grid.empty(new BoxShape(boxRows, boxColumns)));
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> ReferenceSolver.solutions(empty, Integer.MAX_VALUE))
          .isInstanceOf(CancellationException.class)
          .hasMessageContaining("interrupted");
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  private static Puzzle classic(String line) {
    int[][] digits = new int[9][9];
    for (int i = 0; i < 81; i++) {
      digits[i / 9][i % 9] = line.charAt(i) == '.' ? 0 : line.charAt(i) - '0';
    }
    return Puzzle.of(Grid.of(BoxShape.CLASSIC, digits));
  }

  private static void assertSolves(Puzzle puzzle, Grid grid) {
    assertThat(new Rules(puzzle.shape()).violations(puzzle, grid)).isEmpty();
  }
}
