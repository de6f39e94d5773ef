package gridmark.reference;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.board.PuzzleReader;
import gridmark.board.PuzzleReader.UnreadablePuzzleException;
import gridmark.board.Rules;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("thorough")
class ModelAnswersTest {

  private static final int[][] ZEROS = new int[9][9];

  private final SudokuSolver plain = new SudokuSolver();
  private final EvenOddSolver evenOdd = new EvenOddSolver();

  @Test
  void solveAsTheReferenceDoesWhatThePacksAsk() throws IOException, BrokenPackException {
    for (Path pack : packs()) {
      for (TestCase each : PackReader.read(pack).cases()) {
        Puzzle puzzle = Puzzle.of(CaseBoards.puzzle(each));
        check(puzzle, plain.solve(CaseBoards.puzzle(each).toRows()));
        check(puzzle, evenOdd.solve(CaseBoards.puzzle(each).toRows(), ZEROS));
      }
    }
  }

  private static List<Path> packs() throws IOException {
    try (Stream<Path> files = Files.list(Repository.testcases())) {
      List<Path> packs = files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
      assertThat(packs).isNotEmpty();
      return packs;
    }
  }

  @Test
  void solveAsTheReferenceDoesPuzzlesWithMarks() throws IOException, UnreadablePuzzleException {
    Path file = Repository.root().resolve("bench/puzzles/marked.txt");
    List<Puzzle> puzzles = PuzzleReader.read(Files.readString(file));
    assertThat(puzzles).isNotEmpty();
    for (Puzzle each : puzzles) {
      check(each, evenOdd.solve(each.givens().toRows(), parity(each.marks())));
    }
  }

  @Test
  void everyMarkCountsAlone() {
    for (int cell = 0; cell < 81; cell++) {
      for (int mark = 1; mark <= 2; mark++) {
        int[][] parity = new int[9][9];
        parity[cell / 9][cell % 9] = mark;
        int[][] solution = evenOdd.solve(ZEROS, parity);
        assertThat(solution[cell / 9][cell % 9] % 2).isEqualTo(mark % 2);
      }
    }
  }

  @Test
  void givensThatContradictEachOtherHaveNoSolution() {
    for (int[] second : new int[][] {{0, 8}, {8, 0}, {1, 2}}) {
      int[][] sudoku = new int[9][9];
      sudoku[0][0] = 5;
      sudoku[second[0]][second[1]] = 5;
      assertThat(plain.solve(sudoku)).isDeepEqualTo(ZEROS);
      assertThat(evenOdd.solve(sudoku, ZEROS)).isDeepEqualTo(ZEROS);
    }
  }

  @Test
  void aMarkAgainstItsGivenHasNoSolution() {
    int[][] sudoku = new int[9][9];
    int[][] parity = new int[9][9];
    sudoku[4][4] = 6;
    parity[4][4] = 2;
    assertThat(evenOdd.solve(sudoku, parity)[4][4]).isEqualTo(6);
    parity[4][4] = 1;
    assertThat(evenOdd.solve(sudoku, parity)).isDeepEqualTo(ZEROS);
  }

  @Test
  void moreEvenCellsInARowThanEvenDigitsHaveNoSolution() {
    int[][] parity = new int[9][9];
    for (int column = 0; column < 5; column++) {
      parity[0][column] = 2;
    }
    assertThat(evenOdd.solve(ZEROS, parity)).isDeepEqualTo(ZEROS);
  }

  @Test
  void leaveWhatTheyAreGivenAsItIs() {
    int[][] sudoku = new int[9][9];
    int[][] parity = new int[9][9];
    sudoku[0][0] = 5;
    parity[0][0] = 1;
    evenOdd.solve(sudoku, parity);
    assertThat(sudoku[0][1]).isZero();
    assertThat(parity[0][1]).isZero();
  }

  private static void check(Puzzle puzzle, int[][] answer) {
    if (ReferenceSolver.solve(puzzle).isEmpty()) {
      assertThat(answer).as("%s", puzzle).isDeepEqualTo(ZEROS);
    } else {
      Grid grid = Grid.of(BoxShape.CLASSIC, answer);
      assertThat(new Rules(BoxShape.CLASSIC).violations(puzzle, grid)).as("%s", puzzle).isEmpty();
    }
  }

  private static int[][] parity(Marks marks) {
    List<int[]> rows = new ArrayList<>();
    for (Mark[] row : marks.toRows()) {
      rows.add(Stream.of(row).mapToInt(ModelAnswersTest::parity).toArray());
    }
    return rows.toArray(int[][]::new);
  }

  private static int parity(Mark mark) {
    return switch (mark) {
      case NONE -> 0;
      case ODD -> 1;
      case EVEN -> 2;
    };
  }
}
