package gridmark.grader.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import gridmark.Repository;
import gridmark.assignment.solve.Solve;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.submission.Submission;
import gridmark.language.Preparation;
import gridmark.language.Program;
import gridmark.sandbox.Isolation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scores by rubric; every case is worth 4. */
class ReckoningTest {

  private static final String LATE =
      "{ \"late\": { \"due\": \"2026-03-01T12:00Z\", \"graceMinutes\": 15, \"percentPerDay\": 10,"
          + " \"mostPercent\": 25 } }";
  private static final Preparation READY =
      new Preparation.Ready(new Program("java", "S", Map.of(), true, List.of()));
  private static final Preparation WITHOUT_INTERFACE =
      new Preparation.Ready(new Program("java", "S", Map.of(), false, List.of()));

  @TempDir private Path folder;

  @Test
  void isThePlainSumByDefault() throws Exception {
    assertScore(
        score("{}", right("a"), threeQuarters("b"), wrong("c")), 7, 12, "3 cases worth 12 = 7.0");
  }

  @Test
  void weighsCasesByTheFirstOfTheirTagsInTheRubric() throws Exception {
    String rubric =
        """
        { "weights": [ { "tag": "hard", "weight": 1.5 },
                       { "tag": "search", "weight": 3 },
                       { "tag": "absent", "weight": 9 },
                       { "tag": "easy", "weight": 0.5 } ] }
        """;

    assertScore(
        score(
            rubric,
            right("a"),
            right("b", "search", "hard"),
            threeQuarters("c", "hard"),
            wrong("d", "search"),
            right("e", "easy")),
        4 + 6 + 4.5 + 0 + 2,
        4 + 6 + 6 + 12 + 2,
        "5 cases worth 20 = 15.0",
        "no case has the tag absent of the rubric = 0.0",
        "tag hard weighs 1.5 (2 cases) = 3.5",
        "tag search weighs 3 (1 case) = 0.0",
        "tag easy weighs 0.5 (1 case) = -2.0");
  }

  @Test
  void givesAllOrNothingWithoutPartialCredit() throws Exception {
    assertScore(
        score("{ \"partialCredit\": false }", right("a"), threeQuarters("b")),
        4,
        8,
        "2 cases worth 8 = 4.0");
  }

  @Test
  void addsBonusCasesToTheScoreAlone() throws Exception {
    String rubric =
        "{ \"bonus\": [\"extra\", \"more\"], \"weights\": [{ \"tag\": \"extra\", \"weight\": 2 }] }";

    assertScore(
        score(rubric, right("a"), right("b", "extra"), threeQuarters("c", "more")),
        4 + 8 + 3,
        4,
        "1 case worth 4 = 4.0",
        "2 bonus cases = 11.0");
  }

  @Test
  void doesNotExceedTheCap() throws Exception {
    assertScore(
        score("{ \"cap\": 5, \"bonus\": [\"extra\"] }", right("a"), right("b", "extra")),
        5,
        4,
        "1 case worth 4 = 4.0",
        "1 bonus case = 4.0",
        "capped at 5 = -3.0");
    assertScore(
        score("{ \"cap\": 6 }", right("a"), right("b"), wrong("c")),
        6,
        6,
        "3 cases worth 12 = 8.0",
        "capped at 6 = -2.0");
  }

  @Test
  void doesNotExceedTheCapByRoundingUp() throws Exception {
    Result result =
        score(
            "{ \"cap\": 4.5, \"rounding\": { \"step\": 3, \"mode\": \"up\" } }",
            right("a"),
            wrong("b"));

    assertThat(result.score()).isEqualTo(4.5);
  }

  @Test
  void takesPointsForMissingInterface() throws Exception {
    CaseRun[] runs = {right("a")};

    assertScore(
        score("{ \"missingInterface\": 1.5 }", WITHOUT_INTERFACE, null, runs),
        2.5,
        4,
        "1 case worth 4 = 4.0",
        "interface not implemented, 1.5 off = -1.5");
    assertScore(
        score("{ \"missingInterface\": 1.5 }", READY, null, runs), 4, 4, "1 case worth 4 = 4.0");
    assertScore(score("{}", WITHOUT_INTERFACE, null, runs), 4, 4, "1 case worth 4 = 4.0");
  }

  @Test
  void isNeverBelowZero() throws Exception {
    assertScore(
        score("{ \"missingInterface\": 50 }", WITHOUT_INTERFACE, null, threeQuarters("a")),
        0,
        4,
        "1 case worth 4 = 3.0",
        "interface not implemented, 50 off = -3.0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          2026-02-28T12:00:00Z | 4   | -
          2026-03-01T12:00:00Z | 4   | -
          2026-03-01T12:00:42Z | 4   | late by 42 s (grace 15 min), 0 % off = 0.0
          2026-03-01T12:15:00Z | 4   | late by 15 min (grace 15 min), 0 % off = 0.0
          2026-03-01T12:15:01Z | 3.6 | late by 15 min 1 s (grace 15 min), 10 % off = -0.4
          2026-03-02T12:00:00Z | 3.6 | late by 1 day (grace 15 min), 10 % off = -0.4
          2026-03-02T15:00:07Z | 3.2 | late by 1 day 3 h (grace 15 min), 20 % off = -0.8
          2026-03-03T12:00:00Z | 3.2 | late by 2 days (grace 15 min), 20 % off = -0.8
          2026-03-03T12:05:00Z | 3   | late by 2 days (grace 15 min), 25 % off = -1.0
          2027-03-01T12:00:00Z | 3   | late by 365 days (grace 15 min), 25 % off = -1.0
          """)
  void takesPercentsForEveryDayBegun(Instant submitted, double score, String line)
      throws Exception {
    Result result = score(LATE, READY, submitted, right("a"));

    assertScore(
        result,
        score,
        4,
        Stream.of("1 case worth 4 = 4.0", line)
            .filter(each -> each != null)
            .toArray(String[]::new));
  }

  @Test
  void isNotLateWhereNobodySaysWhenItWasHandedIn() throws Exception {
    assertThat(score(LATE, right("a")).score()).isEqualTo(4);
    assertThat(score("{}", READY, Instant.MAX, right("a")).score()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({
    "1, half-up, 3, 0.25",
    "1, down, 2, -0.75",
    "1, up, 3, 0.25",
    "0.5, half-up, 3, 0.25",
    "0.5, down, 2.5, -0.25",
    "0.1, half-up, 2.8, 0.05",
    "0.1, down, 2.7, -0.05"
  })
  void roundsToAStep(String step, String mode, double score, double difference) throws Exception {
    String rubric =
        """
        { "weights": [{ "tag": "odd", "weight": 0.6875 }],
          "rounding": { "step": %s, "mode": "%s" } }
        """
            .formatted(step, mode);
    Result result = score(rubric, right("a", "odd"));

    assertThat(result.score()).isEqualTo(score);
    assertThat(result.maxScore()).isEqualTo(score);
    assertThat(result.total().lines())
        .last()
        .isEqualTo(new ScoreLine("rounded to " + step, difference));
  }

  @Test
  void goesThroughAllStepsInOneOrder() throws Exception {
    String rubric =
        """
        { "weights": [{ "tag": "hard", "weight": 2 }], "bonus": ["extra"], "cap": 12,
          "missingInterface": 1, "rounding": { "step": 0.5 },
          "late": { "due": "2026-03-01T12:00Z", "percentPerDay": 15 } }
        """;

    assertScore(
        score(
            rubric,
            WITHOUT_INTERFACE,
            Instant.parse("2026-03-01T13:00:00Z"),
            right("a"),
            right("b", "hard"),
            right("c", "extra")),
        12,
        12,
        "2 cases worth 8 = 8.0",
        "tag hard weighs 2 (1 case) = 4.0",
        "1 bonus case = 4.0",
        "interface not implemented, 1 off = -1.0",
        "late by 1 h, 15 % off = -2.25",
        "rounded to 0.5 = 0.25",
        "capped at 12 = -1.0");
  }

  @Test
  void saysThatWhatTheGraderCouldNotJudgeIsOpen() throws Exception {
    assertScore(
        score("{}", right("a"), Runs.run(tagged("b"), new Outcome.HarnessFault("no disk"))),
        4,
        8,
        "2 cases worth 8 = 4.0",
        "the grader failed on 1 case worth 4: this is not a grade = 0.0");
    Preparation broken =
        new Preparation.Rejected(Preparation.Reason.GRADER_ERROR, List.of(), List.of());
    assertScore(
        score("{}", broken, null, Runs.run(tagged("a"), new Outcome.NotRun("no disk"))),
        0,
        4,
        "1 case worth 4 = 0.0",
        "the grader failed: this is not a grade = 0.0");
  }

  @Test
  void saysWhichTagsOfTheRubricNoCaseHas() throws Exception {
    String rubric =
        "{ \"weights\": [{ \"tag\": \"hadr\", \"weight\": 2 }], \"bonus\": [\"extra\", \"hard\"] }";

    assertScore(
        score(rubric, right("a"), right("b", "hard")),
        8,
        4,
        "1 case worth 4 = 4.0",
        "no case has the tag hadr of the rubric = 0.0",
        "no case has the tag extra of the rubric = 0.0",
        "1 bonus case = 4.0");
  }

  @Test
  void showsStudentsTheScoreOfWhatTheyAreShown() throws Exception {
    TestCase silent = Runs.with(Runs.solvable("s"), "s", Feedback.NONE, "hard");
    String rubric = "{ \"weights\": [{ \"tag\": \"hard\", \"weight\": 2 }] }";

    Result result = score(rubric, right("a"), Runs.run(silent, Runs.rowsReturned(Runs.solution())));

    assertScore(result, 12, 12, "2 cases worth 8 = 8.0", "tag hard weighs 2 (1 case) = 4.0");
    assertThat(result.shown())
        .isEqualTo(new Score(4, 4, List.of(new ScoreLine("1 case worth 4", 4))));
  }

  @Test
  void givesTheSameByTheShippedRubricAsByNone() throws Exception {
    Rubric shipped = RubricReader.read(Repository.root().resolve("grader/rubric.json"));
    List<CaseRun> runs = new ArrayList<>();
    for (TestCase each : PackReader.read(Repository.testcases()).cases()) {
      runs.add(Runs.run(each, Runs.rowsReturned(CaseBoards.puzzle(each).toRows())));
    }
    CaseRun[] all = runs.toArray(CaseRun[]::new);

    Result byShipped =
        score(shipped, WITHOUT_INTERFACE, Optional.of(Instant.parse("2030-01-01T00:00:00Z")), all);
    Result byNone = score(Rubric.BUILT_IN, READY, Optional.empty(), all);

    assertThat(byShipped.total()).isEqualTo(byNone.total());
    assertThat(byShipped.score())
        .isEqualTo(byNone.cases().stream().mapToDouble(CaseResult::points).sum())
        .isBetween(1.0, 99.0);
    assertThat(byShipped.maxScore()).isEqualTo(100);
  }

  private static void assertScore(Result result, double score, double most, String... lines) {
    assertThat(result.total().lines())
        .extracting(line -> line.text() + " = " + line.points())
        .containsExactly(lines);
    assertThat(result.score()).isEqualTo(score);
    assertThat(result.maxScore()).isEqualTo(most);
    assertThat(result.total().lines().stream().mapToDouble(ScoreLine::points).sum())
        .as("the lines add up")
        .isCloseTo(score, offset(1e-9));
  }

  private static CaseRun right(String id, String... tags) {
    return Runs.run(tagged(id, tags), Runs.rowsReturned(Runs.solution()));
  }

  private static CaseRun wrong(String id, String... tags) {
    return Runs.run(tagged(id, tags), Runs.rowsReturned(new int[9][9]));
  }

  /** Rows, blocks and givens are right, columns are not. */
  private static CaseRun threeQuarters(String id, String... tags) {
    int[][] grid = Runs.solution();
    grid[0][6] = 2;
    grid[0][8] = 9;
    return Runs.run(tagged(id, tags), Runs.rowsReturned(grid));
  }

  private static TestCase tagged(String id, String... tags) {
    return Runs.with(Runs.solvable(id), id, Feedback.FULL, tags);
  }

  private Result score(String rubric, CaseRun... runs) throws Exception {
    return score(rubric, READY, null, runs);
  }

  private Result score(String rubric, Preparation preparation, Instant submitted, CaseRun... runs)
      throws Exception {
    Path file = Files.writeString(folder.resolve("rubric.json"), rubric);
    return score(RubricReader.read(file), preparation, Optional.ofNullable(submitted), runs);
  }

  private static Result score(
      Rubric rubric, Preparation preparation, Optional<Instant> submitted, CaseRun... runs) {
    return new Scorer(rubric, submitted)
        .score(
            new Submission("alice", List.of(), List.of(), List.of(), "00000000"),
            preparation,
            Judges.judge(List.of(runs)),
            Set.of(),
            List.of(),
            new Solve(),
            7,
            new Environment("1.0", "java", "17", "ab12", "cd34", Runs.LIMITS, Isolation.PROCESS));
  }
}
