package gridmark.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rounding;
import gridmark.grader.score.Rubric;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Reason;
import gridmark.report.Hostile;
import gridmark.report.Report;
import gridmark.report.Results;
import gridmark.report.view.Occasion;
import gridmark.sandbox.Event.Overrun;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GradescopeReportTest {

  private static final TestCase OPEN =
      Runs.with(Runs.solvable("c-1"), "c-1", Feedback.FULL, "easy");
  private static final TestCase HIDDEN =
      Runs.with(Runs.hidden(Runs.unsolvable("h-1")), "h-1", Feedback.VERDICT, "unsolvable");
  private static final TestCase SILENT =
      Runs.with(Runs.hidden(Runs.solvable("s-1")), "s-1", Feedback.NONE);
  private static final Outcome RIGHT = Runs.rowsReturned(Runs.solution());

  @Test
  void writesEveryFieldOfAPlainResult() {
    String json = GradescopeReport.of(Results.of(Runs.run(OPEN, RIGHT)), occasion(Map.of()));

    assertThat(json)
        .isEqualToIgnoringWhitespace(
            """
            {
              "score": 4.0,
              "execution_time": 0.015,
              "output": "\\u001B[1m4 of 4 points: 1 accepted\\u001B[0m\\n\\n",
              "output_format": "ansi",
              "test_output_format": "ansi",
              "test_name_format": "text",
              "stdout_visibility": "hidden",
              "extra_data": {
                "status": "GRADED", "gridmark": "1.2.3", "isolation": "process"
              },
              "tests": [
                {
                  "name": "c-1  Title of c-1",
                  "number": "1",
                  "score": 4.0,
                  "max_score": 4.0,
                  "status": "passed",
                  "output": "\\u001B[32mRight.\\u001B[0m\\n",
                  "output_format": "ansi",
                  "tags": ["easy"],
                  "visibility": "visible"
                }
              ]
            }
            """);
  }

  @Test
  void tellsAllOfAFailedPublicCase() {
    int[][] clash = Runs.solution();
    clash[0][2] = 2;

    JsonNode test =
        report(Runs.run(OPEN, Runs.rowsReturned(clash), "hello\n")).path("tests").get(0);

    assertThat(test.path("status").stringValue()).isEqualTo("failed");
    assertThat(test.path("score").doubleValue()).isEqualTo(1.0);
    assertThat(plain(test))
        .containsSubsequence(
            "Wrong answer.\n",
            "Row 1 has 2 twice: r1c3 and r1c9",
            "Hint: Hint of c-1",
            "Your answer:",
            " 1 │ 5  3 [2]│ 6  7  8 │ 9  1 [2]│",
            "Your program printed:\n  | hello\n");
    assertThat(test.path("output").stringValue()).contains("\u001B[1;31m[2]\u001B[0m");
  }

  @Test
  void showsAHiddenCaseAsAVisibleTestWithItsVerdictAlone() {
    JsonNode report = report(Runs.run(HIDDEN, Runs.rowsReturned(Runs.solution()), "I saw 11"));
    JsonNode test = report.path("tests").get(0);

    // A hidden test would take the total from the student.
    assertThat(test.path("visibility").stringValue()).isEqualTo("visible");
    assertThat(plain(test)).isEqualTo("Wrong answer.\nThe answer is wrong.\n");
    assertThat(test.path("tags").isEmpty()).isTrue();
  }

  @Test
  void hidesACaseOfWhichNothingMayBeToldButCountsIt() {
    JsonNode report =
        report(Runs.run(OPEN, RIGHT), Runs.run(SILENT, new Outcome.OverLimit(Overrun.CPU)));
    JsonNode test = report.path("tests").get(1);

    assertThat(test.path("visibility").stringValue()).isEqualTo("hidden");
    assertThat(test.path("output").stringValue()).isEqualTo("time limit");
    assertThat(test.path("score").doubleValue()).isZero();
    assertThat(report.path("score").doubleValue()).isEqualTo(4.0);
    assertThat(report.path("execution_time").doubleValue()).isEqualTo(0.015);
    assertThat(plain(report))
        .startsWith("4 of 4 points: 1 accepted\n")
        .contains(
            "the tests you see; 1 test counts besides. Where such tests count, Gradescope shows no total.");
  }

  @Test
  void givesTheScoreOfTheRubricAndItsLines() {
    Rubric half =
        new Rubric(
            List.of(new Rubric.Weight("easy", new BigDecimal("0.5"))),
            true,
            Optional.empty(),
            List.of(),
            BigDecimal.ZERO,
            Optional.empty(),
            new Rounding(BigDecimal.ONE, Rounding.Mode.UP),
            "ab12");

    JsonNode report = node(Results.by(half, Runs.run(OPEN, RIGHT)), Map.of());

    assertThat(report.path("score").doubleValue()).isEqualTo(2.0);
    assertThat(report.path("tests").get(0).path("score").doubleValue()).isEqualTo(4.0);
    assertThat(plain(report)).contains("tag easy weighs 0.5");
  }

  @Test
  void putsTheLikelyCauseOnTop() {
    Diagnosis rows = new Diagnosis(BoardBug.MISSING_ROW_RULE, "Rows.", "Look.", List.of("c-1"));

    JsonNode report =
        node(
            Results.diagnosed(List.of(rows), Runs.run(OPEN, Runs.rowsReturned(new int[9][9]))),
            Map.of());

    assertThat(plain(report))
        .containsSubsequence("0 of 4 points: 1 wrong answer", "Likely cause", "Rows.", "Look.");
  }

  @Test
  void showsCompileErrorsOnTop() {
    Preparation rejected =
        new Preparation.Rejected(
            Reason.COMPILE_ERROR,
            List.of(new CompileError("A.java", 4, 9, "';' expected", "    int x")),
            List.of("A note."));

    JsonNode report =
        node(
            Results.of(
                rejected, Runs.run(OPEN, new Outcome.NotRun("the submission cannot be run"))),
            Map.of());

    assertThat(plain(report))
        .containsSubsequence(
            "Does not compile\n",
            "A.java:4:9: error: ';' expected\n  |     int x\n  |         ^\n",
            "note  A note.");
    assertThat(plain(report.path("tests").get(0))).startsWith("Not run.\n").doesNotContain("│");
  }

  @Test
  void saysOfAFailureOfTheGraderThatItIsNoGrade() {
    JsonNode report =
        node(
            Results.of(Runs.run(OPEN, new Outcome.HarnessFault("no worker"))),
            Map.of(GradescopeReport.LEADERBOARD, "1"));

    assertThat(plain(report))
        .startsWith("The grader failed: this is not a grade\n")
        .contains("Tell your instructor");
    assertThat(report.has("leaderboard")).isFalse();
  }

  @Test
  void hasALeaderboardWhereItIsAskedFor() {
    Result full = Results.of(Runs.run(OPEN, RIGHT), Runs.run(OPEN, RIGHT), zeros(HIDDEN));

    assertThat(node(full, Map.of()).has("leaderboard")).isFalse();
    assertThat(node(full, Map.of(GradescopeReport.LEADERBOARD, "1")).path("leaderboard"))
        .isEqualTo(
            JsonMapper.shared()
                .readTree(
                    """
                    [{"name": "Accepted cases", "value": 3, "order": "desc"},
                     {"name": "CPU seconds, public cases", "value": 0.024, "order": "asc"}]
                    """));
  }

  @Test
  void givesNoTimeToWhoIsWrong() {
    Result wrong = Results.of(Runs.run(OPEN, RIGHT), Runs.run(HIDDEN, RIGHT));

    assertThat(node(wrong, Map.of(GradescopeReport.LEADERBOARD, "1")).path("leaderboard"))
        .isEqualTo(
            JsonMapper.shared()
                .readTree(
                    """
                    [{"name": "Accepted cases", "value": 1, "order": "desc"}]
                    """));
  }

  @Test
  void ranksNobodyByCasesOfWhichNothingMayBeTold() {
    Map<String, String> asked = Map.of(GradescopeReport.LEADERBOARD, "1");

    assertThat(
            node(Results.of(Runs.run(OPEN, RIGHT), Runs.run(SILENT, RIGHT)), asked)
                .path("leaderboard"))
        .isEqualTo(
            node(Results.of(Runs.run(OPEN, RIGHT), zeros(SILENT)), asked).path("leaderboard"));
  }

  @Test
  void draftIsValidAndSaysThatItIsNoGrade() {
    String draft = Report.GRADESCOPE.files().get(0).draft().orElseThrow().get();

    assertThat(GradescopeSchema.complaints(draft)).isEmpty();
    JsonNode node = JsonMapper.shared().readTree(draft);
    assertThat(node.path("score").intValue()).isZero();
    assertThat(node.path("output").stringValue()).contains("this is not a grade");
    assertThat(node.path("stdout_visibility").stringValue()).isEqualTo("hidden");
  }

  static List<String> hostile() {
    return Hostile.STRINGS;
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void letsNoTextOfStrangersTakeEffect(String text) {
    for (Result result : Hostile.results(text)) {
      JsonNode report = node(result, Map.of());
      List<JsonNode> shown = new ArrayList<>(List.of(report));
      report.path("tests").forEach(shown::add);
      for (JsonNode each : shown) {
        // Neither a page nor Markdown.
        assertThat(each.path("output_format").stringValue()).isEqualTo("ansi");
        assertThat(plain(each)).doesNotContainPattern("[\\p{Cc}\\p{Cf}&&[^\\n\\t]]");
        assertThat(each.path("name").stringValue("")).doesNotContainPattern("[\\p{Cc}\\p{Cf}]");
      }
    }
  }

  private static CaseRun zeros(TestCase testCase) {
    return Runs.run(testCase, Runs.rowsReturned(new int[9][9]));
  }

  private static String plain(JsonNode node) {
    return node.path("output").stringValue().replaceAll("\u001B\\[[\\d;]*m", "");
  }

  private static JsonNode report(CaseRun... runs) {
    return node(Results.of(runs), Map.of());
  }

  private static JsonNode node(Result result, Map<String, String> environment) {
    String json = GradescopeReport.of(result, occasion(environment));
    assertThat(GradescopeSchema.complaints(json)).isEmpty();
    return JsonMapper.shared().readTree(json);
  }

  private static Occasion occasion(Map<String, String> environment) {
    return new Occasion(Instant.parse("2026-03-01T10:00:00Z"), Path.of("submission"), environment);
  }
}
