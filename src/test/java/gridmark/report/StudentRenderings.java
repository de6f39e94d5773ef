package gridmark.report;

import gridmark.grader.score.Result;
import gridmark.report.Report.ReportFile;
import gridmark.report.format.Classroom50Report;
import gridmark.report.format.CtrfReport;
import gridmark.report.format.GithubReport;
import gridmark.report.format.GradescopeReport;
import gridmark.report.format.JUnitReport;
import gridmark.report.format.MarkdownReport;
import gridmark.report.page.ResultPage;
import gridmark.report.text.ConsoleReport;
import gridmark.report.text.ConsoleReport.Detail;
import gridmark.report.text.Style;
import gridmark.report.view.Occasion;
import gridmark.report.view.View;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Everything there is that shows a result to a student. A new format is added here. */
final class StudentRenderings {

  static final Map<String, Function<Result, String>> ALL =
      Map.of(
          "console", console(Style.PLAIN),
          "console in colour", console(new Style(true, true)),
          "console in ASCII", console(new Style(false, false)),
          "HTML", file((result, occasion) -> ResultPage.of(result, occasion, View.STUDENT)),
          "github summary", file((result, occasion) -> MarkdownReport.of(result, 1 << 20)),
          "gradescope", asGradescopeShows(file(GradescopeReport::of)),
          "classroom50", file(Classroom50Report::of),
          "junit", file((result, occasion) -> JUnitReport.of(result)),
          "ctrf", file(CtrfReport::of),
          "markdown", file((result, occasion) -> MarkdownReport.of(result, Integer.MAX_VALUE)));

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
          Path.of("SudokuSolver.java"),
          Map.of("GITHUB_WORKSPACE", Path.of("").toAbsolutePath().toString()),
          // The reference solver is never twice as fast.
          testCase -> Optional.of(Duration.ofNanos(30_000)));

  private StudentRenderings() {}

  /** A file of a report that students see. */
  static Function<Result, String> file(ReportFile.Rendering rendering) {
    return result -> rendering.of(result, OCCASION);
  }

  /**
   * Students are shown nothing of a hidden test but what they know anyway, and beside one no total.
   * Colours are taken out, in which a digit could hide from whoever looks for it.
   */
  private static Function<Result, String> asGradescopeShows(Function<Result, String> file) {
    return result -> {
      ObjectNode node = (ObjectNode) JsonMapper.shared().readTree(file.apply(result));
      for (JsonNode test : node.path("tests")) {
        if (test.path("visibility").stringValue().equals("hidden")) {
          ((ObjectNode) test).retain("name", "visibility");
          node.remove("score");
        }
      }
      return node.toString().replaceAll("\\\\u001[Bb]\\[[0-9;]*m", "");
    };
  }

  private static Function<Result, String> console(Style style) {
    return result -> ConsoleReport.of(result, style, View.STUDENT, Detail.USUAL);
  }
}
