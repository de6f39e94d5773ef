package gridmark.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.grader.pack.Feedback;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Result;
import gridmark.report.Hostile;
import gridmark.report.Results;
import gridmark.report.view.Occasion;
import gridmark.sandbox.Event.Overrun;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CtrfReportTest {

  private static final FormatSchema SCHEMA = FormatSchema.in("ctrf.schema.json");
  private static final Occasion OCCASION =
      new Occasion(Instant.parse("2026-03-01T10:00:00.789Z"), Path.of("alice"), Map.of());

  @Test
  void tellsHowEveryCaseEnded() {
    JsonNode results =
        read(
            Results.of(
                Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(Runs.solution()), "a\nb\n"),
                Runs.run(Runs.solvable("c-2"), Runs.rowsReturned(new int[9][9])),
                Runs.run(Runs.solvable("c-3"), new Outcome.OverLimit(Overrun.CPU)),
                Runs.run(Runs.solvable("c-4"), new Outcome.NotRun("it rains")),
                Runs.run(Runs.solvable("c-5"), new Outcome.HarnessFault("no disk")),
                Runs.run(
                    Runs.with(Runs.solvable("c-6"), "c-6", Feedback.NONE),
                    Runs.rowsReturned(Runs.solution()))));

    assertThat(results.path("tests").valueStream().map(test -> test.path("status").stringValue()))
        .containsExactly("passed", "failed", "failed", "skipped", "other", "skipped");
    assertThat(results.path("summary"))
        .isEqualTo(
            json(
                """
                {"tests": 6, "passed": 1, "failed": 2, "skipped": 2, "pending": 0, "other": 1,
                 "start": 1772359200000, "stop": 1772359200075}
                """));
    assertThat(results.path("tests").get(0))
        .isEqualTo(
            json(
                """
                {"name": "c-1 (Title of c-1)", "status": "passed", "duration": 15,
                 "suite": ["alice", "public"], "rawStatus": "ACCEPTED", "stdout": ["a", "b"],
                 "extra": {"id": "c-1", "points": 4.0, "maxPoints": 4.0}}
                """));
    assertThat(results.path("tests").get(5))
        .isEqualTo(
            json(
                """
                {"name": "c-6 (Title of c-6)", "status": "skipped", "duration": 0,
                 "suite": ["alice", "public"], "extra": {"id": "c-6", "shown": false}}
                """));
    assertThat(results.path("environment").path("extra"))
        .isEqualTo(
            json(
                """
                {"language": "java", "languageVersion": "Acme 17.0.1", "isolation": "process"}
                """));
  }

  @Test
  void explainsAFailureAsTheStudentMaySeeIt() {
    JsonNode tests =
        read(Results.of(
                Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(new int[9][9])),
                Runs.run(Runs.hidden(Runs.solvable("h-1")), Runs.rowsReturned(new int[9][9]), "x")))
            .path("tests");

    assertThat(tests.get(0).path("trace").stringValue()).contains("Hint of c-1", "┌─────────┬");
    assertThat(tests.get(1).path("trace").stringValue()).isEqualTo("The answer is wrong.");
    assertThat(tests.get(1).path("duration").intValue()).isZero();
    assertThat(tests.get(1).has("stdout")).isFalse();
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void keepsTheSchemaWhateverASubmissionSays(String text) {
    for (Result result : Hostile.results(text)) {
      String json = CtrfReport.of(result, OCCASION);
      assertThat(SCHEMA.errors(json)).isEmpty();
      assertThat(json.codePoints().filter(c -> c != '\n'))
          .noneMatch(Character::isISOControl)
          .noneMatch(c -> Character.getType(c) == Character.SURROGATE);
      assertThat(json).as("what GitHub obeys in a log").doesNotContainPattern("(\"|\\\\n) *::");
    }
  }

  private static JsonNode read(Result result) {
    return json(CtrfReport.of(result, OCCASION)).path("results");
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }
}
