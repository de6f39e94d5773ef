package gridmark.grader.report;

import gridmark.grader.score.Result;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Everything there is that shows a result to a student. A new format is added here. */
final class StudentRenderings {

  static final Map<String, Function<Result, String>> ALL =
      Map.of(
          "console", console(Style.PLAIN),
          "console in colour", console(new Style(true, true)),
          "console in ASCII", console(new Style(false, false)),
          "HTML", file(StudentRenderings::page),
          "github summary", file((result, occasion) -> GithubReport.summary(result, 1 << 20)),
          "classroom50", file(Classroom50Report::of),
          "junit", file((result, occasion) -> JUnitReport.of(result)),
          "ctrf", file(CtrfReport::of),
          "markdown", file((result, occasion) -> MarkdownReport.of(result)));

  /** What shows a result without naming every case. */
  static final Map<String, Function<Result, String>> BRIEF =
      Map.of(
          "github annotations",
          file(
              (result, occasion) ->
                  GithubReport.annotations(result, occasion, List.of("SudokuSolver.java"))),
          "github outputs",
          result -> GithubReport.outputs(result, Path.of("result.json")));

  private static final Occasion OCCASION =
      new Occasion(
          Instant.parse("2026-03-01T10:00:00Z"),
          Instant.parse("2026-03-01T10:00:02.345Z"),
          Path.of("SudokuSolver.java"),
          Map.of("GITHUB_WORKSPACE", Path.of("").toAbsolutePath().toString()));

  private StudentRenderings() {}

  /** A file of a report that students see. */
  static Function<Result, String> file(ReportFile.Rendering rendering) {
    return result -> rendering.of(result, OCCASION);
  }

  /** The reference solver is never twice as fast. */
  private static String page(Result result, Occasion occasion) {
    return ResultPage.of(
        result, occasion, View.STUDENT, puzzle -> Optional.of(Duration.ofNanos(30_000)));
  }

  private static Function<Result, String> console(Style style) {
    return result -> ConsoleReport.of(result, style, View.STUDENT);
  }
}
