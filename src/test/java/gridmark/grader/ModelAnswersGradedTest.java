package gridmark.grader;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.grader.score.Result;
import gridmark.sandbox.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a lecturer shows is what a student could hand in. */
@Tag("process")
class ModelAnswersGradedTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"solve, SudokuSolver", "evenodd, SudokuSolver;EvenOddSolver"})
  void getFullMarks(String assignment, String classes) throws Exception {
    for (String name : classes.split(";", -1)) {
      Path source = Repository.root().resolve("src/main/java/gridmark/reference/" + name + ".java");
      Files.writeString(
          folder.resolve(name + ".java"),
          Files.readString(source).replace("package gridmark.reference;", ""));
    }

    try (Grader grader = Grader.start(Repository.sandbox(), Limits.DEFAULT)) {
      Result result =
          grader.grade(
              Repository.root().resolve("testcases").resolve(assignment),
              folder,
              Terms.USUAL,
              GradeListener.NONE);

      assertThat(result.isFull()).as("%s", result.notes()).isTrue();
    }
  }
}
