package gridmark.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.solve.Solve;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.score.Environment;
import gridmark.grader.score.LatePolicy;
import gridmark.grader.score.Result;
import gridmark.grader.score.Rounding;
import gridmark.grader.score.Rubric;
import gridmark.grader.score.Scorer;
import gridmark.grader.submission.Submission;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Reason;
import gridmark.language.Program;
import gridmark.report.Hostile;
import gridmark.report.Results;
import gridmark.report.view.CaseView;
import gridmark.report.view.Occasion;
import gridmark.report.view.ResultView;
import gridmark.report.view.View;
import gridmark.sandbox.Isolation;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class Classroom50ReportTest {

  private static final FormatSchema SCHEMA = FormatSchema.in("classroom50.schema.json");
  private static final Instant STARTED = Instant.parse("2026-03-01T10:00:02.345Z");

  @Test
  void isExactlyThisForASmallResult() {
    int[][] grid = Runs.solution();
    grid[0][2] = 0;
    Result result =
        Results.of(
            Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(Runs.solution())),
            Runs.run(Runs.hidden(Runs.solvable("h-1")), Runs.rowsReturned(grid)));
    Occasion occasion =
        occasion(
            Map.of(
                "CLASSROOM", "cs50",
                "ASSIGNMENT", "sudoku",
                "SUBMISSION_TAG", "submit/1",
                "COMMIT_URL", "https://example.org/c",
                "RELEASE_URL", "https://example.org/r",
                "REVIEW_URL", "https://example.org/v"));

    assertThat(json(Classroom50Report.of(result, occasion)))
        .isEqualTo(
            json(
                """
                {
                  "schema": "classroom50/result/v1",
                  "classroom": "cs50",
                  "assignment": "sudoku",
                  "submission": "submit/1",
                  "commit": "https://example.org/c",
                  "release": "https://example.org/r",
                  "review": "https://example.org/v",
                  "datetime": "2026-03-01T10:00:02Z",
                  "score": 500,
                  "max-score": 800,
                  "tests": [
                    { "test-name": "c-1 (Title of c-1)", "passed": true, "score": 400, "max-score": 400 },
                    { "test-name": "h-1 (Title of h-1)", "passed": false, "score": 100, "max-score": 400 }
                  ]
                }
                """));
  }

  @Test
  void usesWhatItKnowsWhereThePlatformSaysNothing() {
    JsonNode node = read(Results.of());

    assertThat(node.path("assignment").stringValue()).isEqualTo("solve");
    assertThat(node.path("submission").stringValue()).isEqualTo("alice");
    assertThat(node.path("classroom").stringValue()).isEmpty();
    assertThat(node.path("commit").stringValue()).isEmpty();
  }

  @Test
  void saysWhyNothingWasRun() {
    Preparation rejected =
        new Preparation.Rejected(
            Reason.COMPILE_ERROR,
            List.of(new CompileError("A.java", 4, 9, "';' expected", "int x = 0")),
            List.of());

    JsonNode node =
        read(Results.of(rejected, Runs.run(Runs.solvable("c-1"), new Outcome.NotRun("so"))));

    assertThat(node.path("tests"))
        .isEqualTo(
            json(
                """
                [{"test-name": "compiles: A.java:4:9: error: ';' expected", "passed": false,
                  "score": 0, "max-score": 0},
                 {"test-name": "c-1 (Title of c-1)", "passed": false, "score": 0, "max-score": 400}]
                """));
  }

  @Test
  void namesCasesThatAreNotShownAndCountsNoneOfTheirPoints() {
    JsonNode node =
        read(
            Results.of(
                Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(Runs.solution())),
                Runs.run(
                    Runs.with(Runs.solvable("s"), "s-1", Feedback.NONE),
                    Runs.rowsReturned(Runs.solution()))));

    assertThat(node.path("score").intValue()).isEqualTo(400);
    assertThat(node.path("max-score").intValue()).isEqualTo(400);
    assertThat(node.path("tests").get(1))
        .isEqualTo(
            json(
                """
                {"test-name": "1 case counts without being shown: s-1", "passed": true,
                 "score": 0, "max-score": 0}
                """));
  }

  @Test
  void showsWhatTheRubricDoesAsATestOfItsOwn() {
    Rubric rubric =
        new Rubric(
            List.of(new Rubric.Weight("hard", new BigDecimal("2"))),
            true,
            Optional.of(new BigDecimal("9")),
            List.of(),
            BigDecimal.ZERO,
            Optional.empty(),
            new Rounding(new BigDecimal("0.01"), Rounding.Mode.HALF_UP),
            "ab12");
    TestCase hard = Runs.with(Runs.solvable("c"), "c-2", Feedback.FULL, "hard");

    JsonNode node =
        read(
            Results.by(
                rubric,
                Runs.run(Runs.solvable("c-1"), Runs.rowsReturned(Runs.solution())),
                Runs.run(hard, Runs.rowsReturned(Runs.solution()))));

    assertThat(node.path("score").intValue()).isEqualTo(900);
    assertThat(node.path("tests").get(2))
        .isEqualTo(
            json(
                """
                {"test-name":
                   "rubric: tag hard weighs 2 (1 case); capped at 9; 9 can be had in all",
                 "passed": true, "score": 100, "max-score": 100}
                """));
  }

  @Test
  void doesNotPassWhatIsNoGrade() {
    JsonNode node =
        read(Results.of(Runs.run(Runs.solvable("c-1"), new Outcome.HarnessFault("no disk"))));

    assertThat(node.path("tests").get(1).path("test-name").stringValue())
        .isEqualTo("rubric: the grader failed on 1 case worth 4: this is not a grade");
    assertThat(node.path("tests").get(1).path("passed").booleanValue()).isFalse();
  }

  @ParameterizedTest
  @FieldSource("gridmark.report.Hostile#STRINGS")
  void keepsTheSchemaWhateverASubmissionSays(String text) {
    Occasion occasion = occasion(Map.of("CLASSROOM", text, "SUBMISSION_TAG", text));
    for (Result result : Hostile.results(text)) {
      assertThat(SCHEMA.errors(Classroom50Report.of(result, occasion))).isEmpty();
    }
  }

  @Test
  void addsUpToTheScoreWhateverTheRubric() {
    Random random = new Random(50);
    for (int i = 0; i < 1_000; i++) {
      Result result = randomResult(random);
      String text = Classroom50Report.of(result, occasion(Map.of()));
      JsonNode node = json(text);

      assertThat(node.path("score").longValue())
          .as(text)
          .isEqualTo(Math.round(result.shown().points() * 100))
          .isEqualTo(sum(node, "score"));
      assertThat(node.path("max-score").longValue())
          .as(text)
          .isEqualTo(Math.round(result.shown().most() * 100))
          .isEqualTo(sum(node, "max-score"));
      assertCasesAreNear(result, node);
      if (i % 100 == 0) {
        assertThat(SCHEMA.errors(text)).isEmpty();
      }
    }
  }

  private static void assertCasesAreNear(Result result, JsonNode node) {
    int next = 0;
    for (CaseView each : ResultView.of(result, View.STUDENT).cases()) {
      if (each.told().isPresent()) {
        CaseView.Told told = each.told().get();
        JsonNode test = node.path("tests").get(next++);
        long score = test.path("score").longValue();
        long most = test.path("max-score").longValue();
        assertThat(test.path("test-name").stringValue()).startsWith(each.id() + " ");
        assertThat(Math.abs(most - told.maxPoints() * 100)).isLessThan(1);
        assertThat(Math.abs(score - told.points() * 100)).isLessThan(1.001);
        assertThat(score).isBetween(0L, most);
        if (told.points() == told.maxPoints()) {
          assertThat(score).isEqualTo(most);
        }
      }
    }
  }

  private static long sum(JsonNode node, String field) {
    return node.path("tests").valueStream().mapToLong(test -> test.path(field).longValue()).sum();
  }

  @Test
  void needsNoTestForTheRubricWhereThereIsNothingToAdjust() {
    Random random = new Random(51);
    for (int i = 0; i < 200; i++) {
      // An eighth of a point is no whole number of hundredths; a few of them may be.
      Result result =
          scored(Rubric.BUILT_IN, random, () -> random.nextBoolean() ? 0.5 : 1.5, Feedback.FULL);

      assertThat(read(result).path("tests")).as("%s", result).hasSize(result.cases().size());
    }
  }

  private static Result randomResult(Random random) {
    Rubric rubric =
        new Rubric(
            random.nextBoolean()
                ? List.of()
                : List.of(new Rubric.Weight("a", decimal(random, 300))),
            random.nextBoolean(),
            random.nextInt(3) > 0 ? Optional.empty() : Optional.of(decimal(random, 2_000)),
            random.nextBoolean() ? List.of() : List.of("b"),
            random.nextBoolean() ? BigDecimal.ZERO : decimal(random, 500),
            random.nextBoolean()
                ? Optional.empty()
                : Optional.of(
                    new LatePolicy(
                        STARTED.minus(Duration.ofHours(random.nextInt(100))),
                        Duration.ofHours(random.nextInt(3)),
                        decimal(random, 3_000),
                        decimal(random, 9_000))),
            new Rounding(
                List.of(
                        new BigDecimal("0.0001"),
                        new BigDecimal("0.01"),
                        new BigDecimal("0.3"),
                        new BigDecimal("1"))
                    .get(random.nextInt(4)),
                random.nextBoolean() ? Rounding.Mode.HALF_UP : Rounding.Mode.UP),
            "ab12");
    return scored(
        rubric,
        random,
        () -> random.nextBoolean() ? 1 + random.nextInt(4) : (1 + random.nextInt(9_999)) / 1_000.0,
        random.nextInt(4) > 0 ? Feedback.FULL : Feedback.NONE);
  }

  /** From 0.01. */
  private static BigDecimal decimal(Random random, int mostHundredths) {
    return BigDecimal.valueOf(1L + random.nextInt(mostHundredths), 2);
  }

  private static Result scored(
      Rubric rubric, Random random, Supplier<Double> points, Feedback feedbackOfSome) {
    List<CaseRun> runs =
        IntStream.range(0, 1 + random.nextInt(12))
            .mapToObj(
                i ->
                    run(
                        random,
                        "c-" + i,
                        points.get(),
                        i % 5 == 1 ? feedbackOfSome : Feedback.FULL))
            .toList();
    return new Scorer(rubric, Optional.of(STARTED))
        .score(
            new Submission("alice", List.of(), List.of(), List.of(), "00000000"),
            new Preparation.Ready(
                new Program("java", "S", Map.of(), random.nextBoolean(), List.of())),
            Judges.judge(runs),
            Set.of(),
            List.of(),
            new Solve(),
            7,
            new Environment(
                "1.2.3", "java", "Acme 17", "ab12", "cd34", Runs.LIMITS, Isolation.BWRAP));
  }

  private static CaseRun run(Random random, String id, double points, Feedback feedback) {
    TestCase usual = Runs.solvable(id);
    TestCase testCase =
        new TestCase(
            id,
            usual.title(),
            usual.question(),
            points,
            usual.visibility(),
            feedback,
            List.of(List.of("a", "b", "c").get(random.nextInt(3))),
            "");
    int[][] grid = Runs.solution();
    int kind = random.nextInt(4);
    if (kind == 1) {
      grid[0][2] = 2;
    } else if (kind == 2) {
      grid[0][2] = 0;
    }
    return Runs.run(testCase, kind == 3 ? new Outcome.Ended(1) : Runs.rowsReturned(grid));
  }

  private static JsonNode read(Result result) {
    return json(Classroom50Report.of(result, occasion(Map.of())));
  }

  private static Occasion occasion(Map<String, String> environment) {
    return new Occasion(STARTED, Path.of("alice"), environment);
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }
}
