package gridmark.grader.score;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.SatUse;
import gridmark.assignment.Verdict;
import gridmark.assignment.solve.Solve;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.submission.Submission;
import gridmark.language.CompileError;
import gridmark.language.Preparation;
import gridmark.language.Preparation.Reason;
import gridmark.language.Program;
import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Isolation;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ScorerTest {

  private static final TestCase SOLVABLE = Runs.solvable("c-1");
  private static final TestCase UNSOLVABLE = Runs.unsolvable("c-2");
  private static final Environment ENVIRONMENT =
      new Environment("1.0", "java", "17", "ab12", "cd34", Runs.LIMITS, Isolation.PROCESS);
  private static final Preparation READY =
      new Preparation.Ready(
          new Program("java", "SudokuSolver", Map.of(), true, List.of("as prepared")));

  @Test
  void givesAllPointsForSolution() {
    Result result = score(Runs.run(SOLVABLE, Runs.rowsReturned(Runs.solution())));

    assertThat(result.score()).isEqualTo(4);
    assertThat(result.maxScore()).isEqualTo(4);
    assertThat(result.status()).isEqualTo(Status.GRADED);
    assertThat(result.isFull()).isTrue();
    assertThat(result.outcome()).isEqualTo(Upshot.ACCEPTED);
  }

  @Test
  void givesQuarterForEachCheckPassed() {
    int[][] cellEmpty = Runs.solution();
    cellEmpty[0][2] = 0;

    assertThat(score(Runs.run(SOLVABLE, Runs.rowsReturned(columnsBroken()))).score()).isEqualTo(3);
    assertThat(score(Runs.run(SOLVABLE, Runs.rowsReturned(cellEmpty))).score()).isEqualTo(1);
    assertThat(score(Runs.run(SOLVABLE, Runs.rowsReturned(new int[9][9]))).score()).isZero();
  }

  @Test
  void givesNothingForABoardThatAnswersNoPuzzle() {
    int[][] renamed = Runs.solution();
    for (int[] row : renamed) {
      for (int i = 0; i < 9; i++) {
        row[i] = row[i] % 9 + 1;
      }
    }
    int[][] twoKinds = columnsBroken();
    int[] first = twoKinds[0];
    twoKinds[0] = twoKinds[3];
    twoKinds[3] = first;

    assertThat(score(Runs.run(SOLVABLE, Runs.rowsReturned(renamed))).score())
        .as("rows, columns and blocks of a full board are right")
        .isZero();
    assertThat(score(Runs.run(SOLVABLE, Runs.rowsReturned(twoKinds))).score()).isZero();
    assertThat(score(Runs.run(SOLVABLE, Runs.rowsReturned(renamed))).notes())
        .contains(
            "Part of the points is for answers that are nearly right: 1 public case earned none.");
  }

  @Test
  void givesNothingForWhatIsKnownByHeart() {
    Result result =
        new Scorer(Rubric.BUILT_IN, Optional.empty())
            .score(
                new Submission("alice", List.of(), List.of(), List.of(), "00000000"),
                READY,
                Judges.judge(List.of(Runs.run(SOLVABLE, Runs.rowsReturned(Runs.solution())))),
                Set.of(SOLVABLE.id()),
                List.of(),
                new Solve(),
                7,
                ENVIRONMENT);

    assertThat(result.score()).isZero();
    assertThat(result.count(Verdict.ACCEPTED)).isEqualTo(1);
    assertThat(result.notes())
        .anyMatch(note -> note.startsWith("1 public case earns no points: the answers were right"));
  }

  @Test
  void givesAllOrNothingForPuzzleWithoutSolution() {
    assertThat(score(Runs.run(UNSOLVABLE, Runs.rowsReturned(new int[9][9]))).score()).isEqualTo(4);
    assertThat(score(Runs.run(UNSOLVABLE, Runs.rowsReturned(Runs.solution()))).score()).isZero();
  }

  @Test
  void givesNothingWithoutAnswer() {
    Result result =
        score(
            Runs.run(SOLVABLE, new Outcome.OverLimit(Overrun.CPU)),
            Runs.run(SOLVABLE, new Outcome.Ended(0)),
            Runs.run(SOLVABLE, new Outcome.Threw("E", "", List.of())),
            Runs.run(UNSOLVABLE, new Outcome.NotRun("it rains")));

    assertThat(result.score()).isZero();
    assertThat(result.maxScore()).isEqualTo(16);
    assertThat(result.status()).isEqualTo(Status.GRADED);
    assertThat(result.count(Verdict.CRASHED)).isEqualTo(2);
  }

  @Test
  void addsUpFractionsWithoutDust() {
    TestCase tenth =
        new TestCase(
            "tenth",
            "A tenth of a point",
            SOLVABLE.question(),
            0.1,
            SOLVABLE.visibility(),
            Feedback.usual(SOLVABLE.visibility()),
            List.of(),
            "");
    CaseRun run = Runs.run(tenth, Runs.rowsReturned(columnsBroken()));

    Result result = score(Collections.nCopies(6, run).toArray(CaseRun[]::new));

    assertThat(result.cases()).extracting(CaseResult::points).containsOnly(0.075);
    assertThat(result.score()).isEqualTo(0.45);
    assertThat(result.maxScore()).isEqualTo(0.6);
  }

  @ParameterizedTest
  @EnumSource(Reason.class)
  void takesOverReasonWhySubmissionCannotBeRun(Reason reason) {
    CompileError error = new CompileError("A.java", 1, 2, "wrong", "x");
    Preparation rejected = new Preparation.Rejected(reason, List.of(error), List.of("why"));

    Result result =
        score(rejected, Runs.run(SOLVABLE, new Outcome.NotRun("the submission cannot be run")));

    assertThat(result.status()).hasToString(reason.name());
    assertThat(result.outcome()).hasToString(reason.name());
    assertThat(result.isFull()).isFalse();
    assertThat(result.score()).isZero();
    assertThat(result.maxScore()).isEqualTo(4);
    assertThat(result.compileErrors()).containsExactly(error);
    assertThat(result.notes()).containsExactly("why");
  }

  @Test
  void isNoGradeAfterOneFaultOfTheGrader() {
    Result result =
        score(
            Runs.run(SOLVABLE, Runs.rowsReturned(Runs.solution())),
            Runs.run(UNSOLVABLE, new Outcome.HarnessFault("no disk")));

    assertThat(result.status()).isEqualTo(Status.GRADER_ERROR);
    assertThat(result.outcome()).isEqualTo(Upshot.GRADER_ERROR);
    assertThat(result.isFull()).isFalse();
    assertThat(result.score()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({
    "none, none,",
    "none, changed, solve changed the array it was given; that alone costs nothing.",
    "returned, none, solve returned the array it was given; that alone costs nothing.",
    "changed, returned, solve returned the array it was given; that alone costs nothing."
  })
  void notesOnceWhatBecameOfTheInput(String first, String second, String note) {
    Result result =
        score(
            Runs.run(SOLVABLE, Runs.rowsReturned(Runs.solution()), Map.of("input", first)),
            Runs.run(SOLVABLE, new Outcome.Ended(0)),
            Runs.run(SOLVABLE, Runs.rowsReturned(Runs.solution()), Map.of("input", second)));

    assertThat(result.notes())
        .isEqualTo(note == null ? List.of("as prepared") : List.of("as prepared", note));
    assertThat(result.score()).isEqualTo(8);
  }

  @Test
  void isCalledByFirstCaseLost() {
    Result result =
        score(
            Runs.run(SOLVABLE, Runs.rowsReturned(Runs.solution())),
            Runs.run(UNSOLVABLE, new Outcome.Ended(0)),
            Runs.run(SOLVABLE, Runs.rowsReturned(new int[9][9])));

    assertThat(result.outcome()).isEqualTo(Upshot.CRASHED);
    assertThat(result.isFull()).isFalse();
  }

  @Test
  void keepsWhatBelongsToTheResult() {
    Result result = score(Runs.run(SOLVABLE, Runs.rowsReturned(Runs.solution())));

    assertThat(result.submission()).isEqualTo("alice");
    assertThat(result.assignment()).isEqualTo("solve");
    assertThat(result.seed()).isEqualTo(7);
    assertThat(result.environment()).isEqualTo(ENVIRONMENT);
    assertThat(result.compileErrors()).isEmpty();
    assertThat(result.cases()).extracting(CaseResult::testCase).containsExactly(SOLVABLE);
  }

  private static int[][] columnsBroken() {
    int[][] grid = Runs.solution();
    grid[0][6] = 2;
    grid[0][8] = 9;
    return grid;
  }

  private static Result score(CaseRun... runs) {
    return score(READY, runs);
  }

  @Test
  void notesThatPointsAreForGridsAndNotForSat() {
    Outcome solved = Runs.rowsReturned(Runs.solution());
    Result without = score(Runs.run(SOLVABLE, solved, new SatUse(0, 0, 0, 0)));
    Result with = score(Runs.run(SOLVABLE, solved, new SatUse(1, 729, 12_018, 0)));

    assertThat(without.notes()).containsExactly("as prepared", FormulaFacts.NO_SAT);
    assertThat(with.notes()).containsExactly("as prepared");
    assertThat(without.score()).isEqualTo(with.score());
  }

  private static Result score(Preparation preparation, CaseRun... runs) {
    return new Scorer(Rubric.BUILT_IN, Optional.empty())
        .score(
            new Submission("alice", List.of(), List.of(), List.of(), "00000000"),
            preparation,
            Judges.judge(Stream.of(runs).toList()),
            Set.of(),
            List.of(),
            new Solve(),
            7,
            ENVIRONMENT);
  }
}
