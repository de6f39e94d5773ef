package gridmark.reference;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.filling.Expectation;
import gridmark.board.Backtracking;
import gridmark.board.Boards;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.PuzzleReader;
import gridmark.board.PuzzleReader.UnreadablePuzzleException;
import gridmark.board.Rules;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferenceSolverTest {

  @Test
  void solvesTheClassicPuzzlesAndProvesTheUnsolvableOne() throws BrokenPackException {
    List<TestCase> cases =
        PackReader.read(Repository.testcases().resolve("1-classic.json")).cases();
    assertThat(cases).hasSize(6);
    for (TestCase each : cases) {
      Optional<Grid> solution = ReferenceSolver.solve(Puzzle.of(CaseBoards.puzzle(each)));
      assertThat(solution.isPresent())
          .as(each.id())
          .isEqualTo(CaseBoards.expectation(each) == Expectation.SOLVABLE);
      solution.ifPresent(grid -> Boards.assertSolves(CaseBoards.puzzle(each), grid));
    }
    assertThat(cases).extracting(CaseBoards::expectation).containsOnlyOnce(Expectation.UNSOLVABLE);
  }

  @Test
  void findsTheSolutionOfWikipediasExample() throws BrokenPackException {
    Grid puzzle =
        CaseBoards.puzzle(
            PackReader.read(Repository.testcases().resolve("1-classic.json")).cases().get(0));
    assertThat(ReferenceSolver.solve(Puzzle.of(puzzle)).orElseThrow())
        .hasToString(
            """
            534678912
            672195348
            198342567
            859761423
            426853791
            713924856
            961537284
            287419635
            345286179
            """);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "2, 3", "3, 2", "2, 4", "3, 3", "3, 4", "4, 4"})
  void fillsTheEmptyBoardOfAnySize(int boxRows, int boxColumns) {
    Grid empty = Grid.empty(new BoxShape(boxRows, boxColumns));
    Boards.assertSolves(empty, ReferenceSolver.solve(Puzzle.of(empty)).orElseThrow());
  }

  @Test
  void findsTheOnlySolutionOfASmallBoard() {
    Grid puzzle =
        Grid.of(
            new BoxShape(2, 2),
            new int[][] {{1, 0, 0, 4}, {0, 0, 1, 0}, {0, 1, 0, 0}, {4, 0, 2, 0}});
    assertThat(ReferenceSolver.solve(Puzzle.of(puzzle)).orElseThrow())
        .hasToString(
            """
            1234
            3412
            2143
            4321
            """);
  }

  @Test
  void knowsThatBoxesOfTwoRowsAndThreeColumnsLieFlat() {
    int[][] digits = new int[6][6];
    digits[0][0] = 1;
    digits[1][2] = 1;
    assertThat(ReferenceSolver.solve(Puzzle.of(Grid.of(new BoxShape(2, 3), digits)))).isEmpty();
    Grid upright = Grid.of(new BoxShape(3, 2), digits);
    Boards.assertSolves(upright, ReferenceSolver.solve(Puzzle.of(upright)).orElseThrow());
  }

  @Test
  void provesAPuzzleUnsolvableThatHasNoClash() {
    Grid puzzle =
        Grid.of(
            new BoxShape(2, 2),
            new int[][] {{0, 1, 2, 3}, {0, 0, 0, 0}, {4, 0, 0, 0}, {0, 0, 0, 0}});
    assertThat(Boards.clashes(puzzle)).isFalse();
    assertThat(ReferenceSolver.solve(Puzzle.of(puzzle))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    // box rows, box columns, most givens, rounds
    "2, 2, 9, 300",
    "2, 3, 24, 200",
    "3, 2, 24, 100"
  })
  void agreesWithPlainSearch(int boxRows, int boxColumns, int mostGivens, int rounds) {
    Random random = new Random(7);
    BoxShape shape = new BoxShape(boxRows, boxColumns);
    int solvable = 0;
    for (int round = 0; round < rounds; round++) {
      Grid puzzle = randomPuzzle(random, shape, mostGivens);
      Optional<Grid> solution = ReferenceSolver.solve(Puzzle.of(puzzle));
      assertThat(solution.isPresent())
          .as("%s", puzzle)
          .isEqualTo(Backtracking.solve(puzzle).isPresent());
      solution.ifPresent(grid -> Boards.assertSolves(puzzle, grid));
      solvable += solution.isPresent() ? 1 : 0;
    }
    // Both answers must have been met for this to say anything.
    assertThat(solvable).isBetween(rounds / 5, rounds * 4 / 5);
  }

  @Test
  void countsMarksBeforeItSearches() throws UnreadablePuzzleException {
    Puzzle crowded =
        puzzle(
            """
            ..9......
            .........
            .........
            .........
            .....3...
            .........
            ....35..7
            75.......
            .......9.

            ......o..
            .e.......
            ...e.....
            ......e..
            ...e.....
            ...e..o..
            ..o......
            ...e.....
            .........
            """);
    assertThat(ReferenceSolver.search(crowded, 1)).isEqualTo(new Solved(List.of(), 0));
  }

  @Test
  void refutesAPuzzleOnWhichPlainSearchGetsLong() throws UnreadablePuzzleException {
    Puzzle puzzle =
        puzzle(
            """
            .........
            .........
            ....4....
            .....1...
            4........
            .........
            .........
            7...1....
            .........

            ......o..
            .........
            o.e...o..
            ........e
            .....o...
            .........
            ....oo...
            ...o.....
            .e....ee.
            """);
    Solved solved = ReferenceSolver.search(puzzle, 1);
    assertThat(solved.solutions()).isEmpty();
    assertThat(solved.decisions()).isBetween(1_000L, 2_000L);
  }

  @Test
  void solvesAPuzzleOnWhichPlainSearchGetsLong() throws UnreadablePuzzleException {
    Puzzle puzzle =
        puzzle(
            """
            .........
            ........8
            .........
            .......5.
            .........
            .1.....9.
            .........
            .........
            .........

            .......o.
            .....ooe.
            ..o.e.e..
            e..o....o
            .....ee.o
            o..eeo..e
            eo.....o.
            .e.o.oe..
            o....e..o
            """);
    Solved solved = ReferenceSolver.search(puzzle, 1);
    assertThat(solved.decisions()).isBetween(1_000L, 2_000L);
    Rules rules = new Rules(BoxShape.CLASSIC);
    assertThat(rules.violations(puzzle, solved.solutions().get(0))).isEmpty();
  }

  private static Puzzle puzzle(String text) throws UnreadablePuzzleException {
    return PuzzleReader.read(text).get(0);
  }

  /** Digits in random cells without a clash, except now and then. */
  private static Grid randomPuzzle(Random random, BoxShape shape, int mostGivens) {
    Grid puzzle = Grid.empty(shape);
    int givens = random.nextInt(mostGivens + 1);
    boolean clashes = random.nextInt(10) == 0;
    for (int i = 0; i < givens; i++) {
      int[][] digits = puzzle.toRows();
      digits[random.nextInt(shape.size())][random.nextInt(shape.size())] =
          random.nextInt(shape.size()) + 1;
      Grid next = Grid.of(shape, digits);
      puzzle = clashes || !Boards.clashes(next) ? next : puzzle;
    }
    return puzzle;
  }
}
