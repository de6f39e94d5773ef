package gridmark.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.filling.diagnose.DiagnosedMutant;
import gridmark.assignment.solve.Solve;
import gridmark.grader.judge.Judge;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Environment;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rubric;
import gridmark.grader.score.Scorer;
import gridmark.grader.submission.Submission;
import gridmark.language.Preparation;
import gridmark.language.Program;
import gridmark.report.text.ConsoleReport.Detail;
import gridmark.report.view.View;
import gridmark.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The reports that students with well-known bugs get, kept as files to be read. {@code
 * -Dgridmark.rewrite=true} writes them anew.
 */
@Tag("thorough")
class MutantReportsTest {

  private static final Path GOLDEN =
      Repository.root().resolve("src/test/resources/gridmark/report/text/golden");

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN)) {
      return files.map(file -> file.getFileName().toString().replace(".txt", "")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void isAsInTheFile(String name) throws Exception {
    Path file = GOLDEN.resolve(name + ".txt");
    String report = report(name);
    if (Boolean.getBoolean("gridmark.rewrite")) {
      Files.writeString(file, report);
    }

    assertThat(report).isEqualTo(Files.readString(file));
  }

  /** A mutant takes no time by the report: its run was not timed. */
  private static String report(String name) throws Exception {
    DiagnosedMutant mutant = DiagnosedMutant.all(each -> each.name().equals(name)).get(0);
    Result result =
        new Scorer(Rubric.BUILT_IN, Optional.empty())
            .score(
                new Submission(name, List.of(), List.of(), List.of(), "00000000"),
                new Preparation.Ready(
                    new Program("java", "SudokuSolver", Map.of(), true, List.of())),
                Judge.teach(mutant.judgements()),
                mutant.byHeart(),
                mutant.diagnoses(),
                new Solve(),
                7,
                new Environment(
                    "1.2.3", "java", "Acme 17.0.1", "ab12", "cd34", Runs.LIMITS, Isolation.BWRAP));
    return ConsoleReport.of(result, Style.PLAIN, View.STUDENT, Detail.USUAL);
  }
}
