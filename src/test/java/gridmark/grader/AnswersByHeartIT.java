package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.Verdict;
import gridmark.grader.score.Result;
import gridmark.sandbox.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A submission that knows the public answers by heart, and uses up all time there is on the rest.
 */
@Tag("process")
class AnswersByHeartIT {

  @TempDir private Path folder;

  @Test
  void earnNoMoreThanZerosWhereAllElseTakesForEver() throws Exception {
    Path table = Repository.sample("wrong_answer/public-answers-or-zeros");
    String source = Files.readString(table.resolve("SudokuSolver.java"));
    Path submission =
        Files.writeString(
            folder.resolve("SudokuSolver.java"),
            source.replace("return new int[9][9];", "while (true) {}"));

    Limits shorter = new Limits(Duration.ofMillis(500), 256, Limits.DEFAULT.outputBytes());
    try (Grader grader = Grader.start(Repository.sandbox(), shorter)) {
      Result result =
          grader.grade(Repository.testcases(), submission, Terms.USUAL, GradeListener.NONE);

      assertThat(result.count(Verdict.TIME_LIMIT)).isPositive();
      assertThat(result.score())
          .isLessThan(AnswersByHeartTest.grade(grader, "always-zeros", 1).score());
    }
  }
}
