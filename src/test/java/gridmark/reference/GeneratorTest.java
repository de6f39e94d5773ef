package gridmark.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.board.Backtracking;
import gridmark.board.Boards;
import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.board.Unit;
import gridmark.reference.Generator.GeneratedPuzzle;
import gridmark.reference.Generator.PuzzleNotFoundException;
import gridmark.sat.Candidates;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class GeneratorTest {

  private static final BoxShape CLASSIC = BoxShape.CLASSIC;

  @ParameterizedTest
  @CsvSource({"4, 20", "6, 20", "8, 10", "9, 10", "10, 5", "12, 2"})
  void uniquePuzzlesHaveOneSolution(int size, int seeds) throws PuzzleNotFoundException {
    for (int seed = 0; seed < seeds; seed++) {
      GeneratedPuzzle made = Wish.generate(Wish.unique(BoxShape.ofSize(size)), seed);
      assertThat(made.solutions()).isEqualTo(1);
      assertThat(Backtracking.count(made.puzzle().givens(), 2)).isEqualTo(1);
      assertThat(made.puzzle().marks().isEmpty()).isTrue();
    }
  }

  @Test
  void standingBoxesWorkToo() throws PuzzleNotFoundException {
    GeneratedPuzzle made = Wish.generate(Wish.unique(new BoxShape(3, 2)), 1);
    assertThat(made.puzzle().shape()).isEqualTo(new BoxShape(3, 2));
    assertThat(Backtracking.count(made.puzzle().givens(), 2)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"16, 128", "25, 330"})
  void largeUniquePuzzlesHaveOneSolution(int size, int givens) throws PuzzleNotFoundException {
    Wish request = Wish.unique(BoxShape.ofSize(size)).withGivens(givens);
    Puzzle puzzle = Wish.generate(request, 3).puzzle();
    assertThat(givens(puzzle)).hasSize(givens);
    List<Grid> solutions = ReferenceSolver.solutions(puzzle, 2);
    assertThat(solutions).hasSize(1);
    Boards.assertSolves(puzzle.givens(), solutions.get(0));
  }

  @ParameterizedTest
  @CsvSource({"4, 2", "4, 3", "6, 2", "6, 7", "6, 40", "8, 5", "9, 2", "9, 7", "9, 125", "10, 3"})
  void countedPuzzlesHaveExactlySoManySolutions(int size, int solutions)
      throws PuzzleNotFoundException {
    for (int seed = 0; seed < 4; seed++) {
      GeneratedPuzzle made = Wish.generate(Wish.counted(BoxShape.ofSize(size), solutions), seed);
      assertThat(made.solutions()).isEqualTo(solutions);
      assertThat(Backtracking.count(made.puzzle().givens(), solutions + 1)).isEqualTo(solutions);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 9, 10, 12, 16, 25})
  void clashingPuzzlesGiveADigitTwiceInAUnit(int size) throws PuzzleNotFoundException {
    Wish request = Wish.clash(BoxShape.ofSize(size)).withGivens(size * size / 2);
    for (int seed = 0; seed < 3; seed++) {
      GeneratedPuzzle made = Wish.generate(request, seed);
      assertThat(Boards.clashes(made.puzzle().givens())).isTrue();
      assertThat(made.solutions()).isZero();
      assertThat(givens(made.puzzle())).hasSize(size * size / 2);
    }
  }

  @ParameterizedTest
  @CsvSource({"6, 5", "8, 5", "9, 5", "10, 3", "12, 2"})
  void contradictionsAreSeenOnlyBySearch(int size, int seeds) throws PuzzleNotFoundException {
    for (int seed = 0; seed < seeds; seed++) {
      GeneratedPuzzle made = Wish.generate(Wish.contradiction(BoxShape.ofSize(size)), seed);
      assertThat(made.solutions()).isZero();
      assertThat(Boards.clashes(made.puzzle().givens())).isFalse();
      assertThat(Backtracking.solve(made.puzzle().givens())).isEmpty();
      assertThat(made.guesswork().singles()).isFalse();
      assertThat(made.guesswork().guesses()).isPositive();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {22, 26, 36})
  void contradictionsCanHaveAnyNumberOfGivens(int givens) throws PuzzleNotFoundException {
    Wish request = Wish.contradiction(CLASSIC).withGivens(givens);
    GeneratedPuzzle made = Wish.generate(request, 5);
    assertThat(givens(made.puzzle())).hasSize(givens);
    assertThat(Backtracking.solve(made.puzzle().givens())).isEmpty();
    assertThat(made.guesswork().guesses()).isPositive();
  }

  @ParameterizedTest
  @CsvSource({"4, 1, 3", "6, 1, 6", "6, 3, 9", "8, 1, 12", "9, 1, 1", "9, 1, 20", "9, 2, 81"})
  void marksAreKeptAndMatter(int size, int solutions, int marks) throws PuzzleNotFoundException {
    Wish request = Wish.counted(BoxShape.ofSize(size), solutions).withMarks(marks);
    for (int seed = 0; seed < 3; seed++) {
      Puzzle puzzle = Wish.generate(request, seed).puzzle();
      assertThat(marked(puzzle)).hasSize(marks);
      List<Grid> found = ReferenceSolver.solutions(puzzle, solutions + 1);
      assertThat(found).hasSize(solutions);
      Rules rules = new Rules(puzzle.shape());
      assertThat(found).allSatisfy(grid -> assertThat(rules.violations(puzzle, grid)).isEmpty());
      assertThat(Backtracking.count(puzzle.givens(), solutions + 1)).isGreaterThan(solutions);
    }
  }

  @Test
  void marksStillMatterWithManyGivens() throws PuzzleNotFoundException {
    Wish request = Wish.unique(CLASSIC).withMarks(12).withGivens(40);
    Puzzle puzzle = Wish.generate(request, 1).puzzle();
    assertThat(givens(puzzle)).hasSize(40);
    assertThat(marked(puzzle)).hasSize(12);
    assertThat(ReferenceSolver.solutions(puzzle, 2)).hasSize(1);
    assertThat(Backtracking.count(puzzle.givens(), 2)).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 9})
  void unsolvablePuzzlesCanHaveMarksThatNoGivenBreaks(int size) throws PuzzleNotFoundException {
    BoxShape shape = BoxShape.ofSize(size);
    for (Wish request : List.of(Wish.clash(shape), Wish.contradiction(shape))) {
      Puzzle puzzle = Wish.generate(request.withMarks(8), 2).puzzle();
      assertThat(marked(puzzle)).hasSize(8);
      assertThat(ReferenceSolver.solve(puzzle)).isEmpty();
      assertThat(givens(puzzle))
          .allMatch(cell -> puzzle.marks().at(cell).allows(puzzle.givens().at(cell)));
      assertThat(Boards.clashes(puzzle.givens()))
          .isEqualTo(request.kind() == PuzzleRequest.Kind.CLASH);
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 26", "1, 30", "1, 45", "1, 81", "10, 40"})
  void theNumberOfGivensIsExact(int solutions, int givens) throws PuzzleNotFoundException {
    Wish request = Wish.counted(CLASSIC, solutions).withGivens(givens);
    Puzzle puzzle = Wish.generate(request, 9).puzzle();
    assertThat(givens(puzzle)).hasSize(givens);
    assertThat(Backtracking.count(puzzle.givens(), solutions + 1)).isEqualTo(solutions);
  }

  @ParameterizedTest
  @CsvSource({"4, 1", "6, 3", "9, 1", "9, 4"})
  void noGivenOfAMinimalPuzzleCanBeDropped(int size, int solutions) throws PuzzleNotFoundException {
    Wish request = Wish.counted(BoxShape.ofSize(size), solutions).withMinimal(true);
    Puzzle puzzle = Wish.generate(request, 4).puzzle();
    for (Cell cell : givens(puzzle)) {
      int[][] digits = puzzle.givens().toRows();
      digits[cell.row()][cell.column()] = 0;
      int without = Backtracking.count(Grid.of(puzzle.shape(), digits), solutions + 1);
      assertThat(without).as("without %s", cell).isGreaterThan(solutions);
    }
  }

  @ParameterizedTest
  @CsvSource({"6, EASY", "9, EASY", "9, MEDIUM", "9, HARD", "12, MEDIUM", "16, EASY", "16, HARD"})
  void theDifficultyIsAsRequested(int size, Difficulty difficulty) throws PuzzleNotFoundException {
    Wish request = Wish.unique(BoxShape.ofSize(size)).withDifficulty(difficulty);
    GeneratedPuzzle made = Wish.generate(request, 1);
    assertThat(made.guesswork().difficulty()).isEqualTo(difficulty);
    assertThat(made.guesswork()).isEqualTo(Guesswork.of(Candidates.of(made.puzzle())));
    assertThat(ReferenceSolver.solutions(made.puzzle(), 2)).hasSize(1);
  }

  @Test
  void theSameSeedMakesTheSamePuzzleAndAnotherSeedAnother() throws PuzzleNotFoundException {
    for (Wish request :
        List.of(
            Wish.unique(CLASSIC).withMarks(10),
            Wish.counted(CLASSIC, 5),
            Wish.clash(CLASSIC),
            Wish.contradiction(CLASSIC),
            Wish.unique(BoxShape.ofSize(16)).withGivens(140))) {
      GeneratedPuzzle first = Wish.generate(request, 77);
      assertThat(Wish.generate(request, 77)).isEqualTo(first);
      assertThat(Wish.generate(request, 78).puzzle()).isNotEqualTo(first.puzzle());
    }
  }

  /** Pins the promise that a seed keeps its puzzle; a change here breaks packs made of seeds. */
  @Test
  void aSeedKeepsItsPuzzleForGood() throws PuzzleNotFoundException {
    assertThat(Wish.generate(Wish.unique(CLASSIC), 1).puzzle().givens())
        .hasToString(
            """
            ..85.....
            .7..8..9.
            ...2.3.48
            .9.6.....
            .1..59.6.
            5....8.37
            ..73.5...
            4....7..2
            ..6......
            """);
  }

  @Test
  void tellsWhatCameNearestWhenNothingIsFound() {
    assertThatThrownBy(() -> Wish.generate(Wish.unique(CLASSIC).withGivens(18), 1))
        .isInstanceOf(PuzzleNotFoundException.class)
        .hasMessageMatching(
            "no 9x9 puzzle with 18 givens found in 200 tries; the fewest was 2\\d:"
                + " ask for more givens, or give more tries");
    Wish hard = Wish.unique(BoxShape.ofSize(4)).withDifficulty(Difficulty.HARD).withTries(1);
    assertThatThrownBy(() -> Wish.generate(hard, 1))
        .hasMessage(
            "no hard 4x4 puzzle found in 1 try:"
                + " ask for another difficulty or number of givens, or give more tries");
    Wish tooMany = Wish.counted(CLASSIC, 2).withGivens(79).withTries(5);
    assertThatThrownBy(() -> Wish.generate(tooMany, 1))
        .hasMessageContaining("no 9x9 puzzle with 79 givens and 2 solutions found in 5 tries; the")
        .hasMessageEndingWith(": ask for fewer givens, or give more tries");
    Wish small = Wish.contradiction(BoxShape.ofSize(4)).withTries(2);
    assertThatThrownBy(() -> Wish.generate(small, 1))
        .hasMessageStartingWith("no unsolvable 4x4 puzzle found in 2 tries: every wrong given");
    Wish idle = Wish.unique(CLASSIC).withMarks(1).withGivens(81).withTries(2);
    assertThatThrownBy(() -> Wish.generate(idle, 1))
        .isInstanceOf(PuzzleNotFoundException.class)
        .hasMessageStartingWith("no 9x9 puzzle with 81 givens and 1 mark found in 2 tries");
  }

  @Test
  void stopsWhenTheThreadIsInterrupted() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> Wish.generate(Wish.unique(CLASSIC), 1))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  private static List<Cell> givens(Puzzle puzzle) {
    return cells(puzzle).stream().filter(cell -> puzzle.givens().at(cell) != 0).toList();
  }

  private static List<Cell> marked(Puzzle puzzle) {
    return cells(puzzle).stream().filter(cell -> puzzle.marks().at(cell) != Mark.NONE).toList();
  }

  private static List<Cell> cells(Puzzle puzzle) {
    return Unit.of(puzzle.shape(), Unit.Kind.ROW).stream()
        .flatMap(row -> row.cells().stream())
        .toList();
  }
}
