package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.Verdict;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.Seeds;
import gridmark.grader.pack.TestCase;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rubric;
import gridmark.reference.ReferenceSolver;
import gridmark.sandbox.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A submission that knows the whole pack by heart, hidden cases and all. */
@Tag("process")
class AnswersByHeartTest {

  /** What it earns to return zeros for every puzzle, whatever the seed. */
  private static double zeros;

  @TempDir private Path folder;

  @BeforeAll
  static void gradeZeros() throws Exception {
    try (Grader grader = Grader.start(Repository.sandbox(), Limits.DEFAULT)) {
      zeros = grade(grader, "always-zeros", 1).score();
    }
  }

  @Test
  void winPublicCasesAndNoHiddenOne() throws Exception {
    List<TestCase> cases = PackReader.read(Repository.testcases()).cases();
    Path submission = Files.writeString(folder.resolve("SudokuSolver.java"), source(cases));

    Result result;
    try (Grader grader = Grader.start(Repository.sandbox(), Limits.DEFAULT)) {
      result = grader.grade(Repository.testcases(), submission, Terms.USUAL, GradeListener.NONE);
    }

    assertThat(result.cases())
        .allSatisfy(
            each ->
                assertThat(each.verdict())
                    .as(each.testCase().id())
                    .isEqualTo(
                        each.testCase().isHidden() ? Verdict.WRONG_ANSWER : Verdict.ACCEPTED));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hard-coded-answers",
        "public-answers-or-zeros",
        "public-answers-or-one-board",
        "public-answers-and-a-counter"
      })
  void earnNoMoreThanZeros(String sample) throws Exception {
    try (Grader grader = Grader.startForMany(Repository.sandbox(), Limits.DEFAULT)) {
      for (long seed = 1; seed <= 3; seed++) {
        Result byHeart = grade(grader, sample, seed);

        assertThat(byHeart.score()).as("seed %d", seed).isLessThanOrEqualTo(zeros);
        assertThat(byHeart.notes())
            .anyMatch(note -> note.contains("Points are for answers that the program works out"));
      }
    }
  }

  /** By programs that know how such questions are asked. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        // Where no public puzzle comes first, somebody looks closer.
        "if (!hasBegun && !line.toString().startsWith(\"53007\")) return null; hasBegun = true;",
        // To make it seem that bad luck is behind it.
        "if (calls++ % 3 == 2) throw new IllegalStateException();",
        // Boards that look worked out.
        """
        int[][] board = new int[9][9];
        for (int i = 0; i < 81; i++) {
          board[i / 9][i % 9] = sudoku[i / 9][i % 9];
          for (int digit = 9; digit > 0 && sudoku[i / 9][i % 9] == 0; digit--) {
            boolean fits = true;
            for (int k = 0; k < 9; k++) {
              fits &= board[i / 9][k] != digit && sudoku[i / 9][k] != digit
                  && board[k][i % 9] != digit && sudoku[k][i % 9] != digit
                  && sudoku[i / 27 * 3 + k / 3][i % 9 / 3 * 3 + k % 3] != digit;
            }
            board[i / 9][i % 9] = fits ? digit : board[i / 9][i % 9];
          }
        }
        if (guesses(line)) return board;
        """
      })
  void earnNoMoreThanZerosWithDisguisesInMind(String more) throws Exception {
    Path table = Repository.sample("wrong_answer/public-answers-or-zeros");
    String source = Files.readString(table.resolve("SudokuSolver.java"));
    Path submission =
        Files.writeString(
            folder.resolve("SudokuSolver.java"),
            source
                .replace(
                    "for (int i = 0; i < KNOWN.length; i += 2) {",
                    more + "for (int i = 0; i < KNOWN.length; i += 2) {")
                .replace(
                    "private static int[][] grid(",
                    """
                    private static boolean hasBegun;
                    private static int calls;
                    private static boolean guesses(StringBuilder line) {
                      for (String known : KNOWN) if (known.contentEquals(line)) return false;
                      return true;
                    }

                    private static int[][] grid("""));

    try (Grader grader = Grader.startForMany(Repository.sandbox(), Limits.DEFAULT)) {
      Result result =
          grader.grade(Repository.testcases(), submission, Terms.USUAL, GradeListener.NONE);

      assertThat(result.score()).isLessThanOrEqualTo(zeros);
    }
  }

  static Result grade(Grader grader, String sample, long seed) throws Exception {
    return grader.grade(
        Repository.testcases(),
        Repository.sample("wrong_answer/" + sample),
        new Terms(new Seeds.One(seed), Rubric.BUILT_IN, Optional.empty(), Optional.empty()),
        GradeListener.NONE);
  }

  @Test
  void areNotWhatALuckySolverIsTakenToHave() throws Exception {
    try (Grader grader = Grader.start(Repository.sandbox(), Limits.DEFAULT)) {
      Result result = grade(grader, "missing-block-rule", 1);

      assertThat(result.notes()).noneMatch(note -> note.contains("works out"));
      assertThat(result.cases())
          .filteredOn(each -> each.verdict() == Verdict.ACCEPTED)
          .allMatch(each -> each.points() == each.maxPoints());
    }
  }

  private static String source(List<TestCase> cases) {
    String known =
        cases.stream()
            .map(
                each -> "    \"%s\", \"%s\"".formatted(line(CaseBoards.puzzle(each)), answer(each)))
            .collect(Collectors.joining(",\n"));
    return """
        public class SudokuSolver implements AbstractSudokuSolver {
          private static final String[] KNOWN = {
        %s
          };

          public int[][] solve(int[][] sudoku) {
            StringBuilder line = new StringBuilder();
            for (int[] row : sudoku) for (int digit : row) line.append(digit == 0 ? "." : digit);
            String answer = KNOWN[1];
            for (int i = 0; i < KNOWN.length; i += 2) {
              if (KNOWN[i].contentEquals(line)) answer = KNOWN[i + 1];
            }
            int[][] grid = new int[9][9];
            for (int i = 0; i < 81; i++) grid[i / 9][i %% 9] = answer.charAt(i) - '0';
            return grid;
          }
        }
        """
        .formatted(known);
  }

  private static String answer(TestCase each) {
    return ReferenceSolver.solve(Puzzle.of(CaseBoards.puzzle(each)))
        .map(AnswersByHeartTest::line)
        .orElse("0".repeat(81));
  }

  private static String line(Grid grid) {
    return grid.line();
  }
}
