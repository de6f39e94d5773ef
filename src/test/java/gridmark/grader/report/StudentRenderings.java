package gridmark.grader.report;

import gridmark.grader.score.Result;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
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
          "gradescope", asGradescopeShows(file(GradescopeReport::of)),
          "classroom50", file(Classroom50Report::of),
          "junit", file((result, occasion) -> JUnitReport.of(result)),
          "ctrf", file(CtrfReport::of),
          "markdown", file((result, occasion) -> MarkdownReport.of(result)));

  private static final Occasion OCCASION =
      new Occasion(
          Instant.parse("2026-03-01T10:00:00Z"),
          Instant.parse("2026-03-01T10:00:02.345Z"),
          Path.of("SudokuSolver.java"),
          Map.of());

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
    return result -> ConsoleReport.of(result, style, View.STUDENT);
  }
}
