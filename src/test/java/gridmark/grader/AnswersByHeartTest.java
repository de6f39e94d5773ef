package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.Verdict;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import gridmark.grader.score.Result;
import gridmark.reference.ReferenceSolver;
import gridmark.sandbox.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A submission that knows the whole pack by heart, hidden cases and all. */
@Tag("process")
class AnswersByHeartTest {

  @TempDir private Path folder;

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
