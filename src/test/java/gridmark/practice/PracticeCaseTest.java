package gridmark.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.Repository;
import gridmark.api.AbstractSudokuSolver;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.reference.ReferenceSolver;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class PracticeCaseTest {

  private static final List<PracticeCase> CASES =
      PracticeCase.in(Repository.testcases().resolve("1-classic.json"));

  @Test
  void isNamedByIdAndTitle() {
    assertThat(CASES)
        .extracting(PracticeCase::name)
        .hasSize(6)
        .startsWith("classic-1 (Wikipedia's example)");
  }

  @Test
  void acceptsRightSolver() {
    AbstractSudokuSolver right =
        sudoku ->
            ReferenceSolver.solve(Puzzle.of(Grid.of(BoxShape.CLASSIC, sudoku)))
                .map(Grid::toRows)
                .orElse(new int[9][9]);

    assertThat(CASES).allSatisfy(each -> each.check(right));
  }

  @Test
  void saysWhatIsWrongAndDrawsIt() {
    assertThatThrownBy(() -> CASES.get(0).check(sudoku -> sudoku))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith(
            """
            classic-1 (Wikipedia's example)
            Cell r1c3 was left empty (0); cell r1c4 was left empty (0); cell r1c6 was left empty (0); and 48 more.
            Hint: If this one fails, print how many clauses you have and check that every given became a clause with a single variable.
            Your answer:
                 1  2  3   4  5  6   7  8  9\s
               +---------+---------+---------+
             1 | 5  3 [.]|[.] 7 [.]|[.][.][.]|
            """)
        .message()
        .matches("[ -~\\n]*");
  }

  @Test
  void givesEverySolverAPuzzleOfItsOwn() {
    int[][][] given = new int[1][][];
    PracticeCase unsolvable = CASES.get(2);
    unsolvable.check(
        sudoku -> {
          sudoku[8][8] = 9;
          return new int[9][9];
        });

    assertThatCode(
            () ->
                unsolvable.check(
                    sudoku -> {
                      given[0] = sudoku;
                      return new int[9][9];
                    }))
        .doesNotThrowAnyException();
    assertThat(given[0][8][8]).isZero();
  }

  @Test
  void throwsOnWhatTheSolverThrows() {
    IllegalStateException thrown = new IllegalStateException("mine");

    assertThatThrownBy(
            () ->
                CASES
                    .get(0)
                    .check(
                        sudoku -> {
                          throw thrown;
                        }))
        .isSameAs(thrown);
  }

  @Test
  void saysWhereThereAreNoCases() {
    assertThatThrownBy(() -> PracticeCase.in(Path.of("no-such-folder")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no-such-folder")
        .hasMessageContaining("there is no such file or folder");
  }
}
