package gridmark.assignment.filling.diagnose;

import static gridmark.assignment.filling.diagnose.PackAnswers.DIAGNOSER;
import static gridmark.assignment.filling.diagnose.PackAnswers.PACK;
import static gridmark.assignment.filling.diagnose.PackAnswers.diagnose;
import static gridmark.assignment.filling.diagnose.PackAnswers.isUnsolvable;
import static gridmark.assignment.filling.diagnose.PackAnswers.observed;
import static gridmark.assignment.filling.diagnose.PackAnswers.right;
import static gridmark.assignment.filling.diagnose.PackAnswers.solution;
import static gridmark.assignment.filling.diagnose.PackAnswers.zeros;
import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.DiagnosisCode;
import gridmark.assignment.diagnosis.CommonBug;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.sandbox.Event.Overrun;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Diagnoses what a few lines in place of a submission answer to the shipped pack. */
class BoardDiagnoserTest {

  private static final Outcome SLOW = new Outcome.OverLimit(Overrun.CPU);
  private static final Outcome EXCEPTION =
      new Outcome.Threw("java.lang.IllegalStateException", "", List.of());

  @Test
  void saysNothingWhereNothingFailed() {
    assertThat(diagnose(PackAnswers::right)).isEmpty();
  }

  @Test
  void saysNothingWhereNothingWasRun() {
    assertThat(diagnose(each -> new Outcome.NotRun("it rains"))).isEmpty();
    assertThat(diagnose(each -> new Outcome.HarnessFault("no disk"))).isEmpty();
  }

  @Test
  void saysNothingWhereNothingIsKnown() {
    assertThat(diagnose(each -> Runs.rowsReturned(noise(each)))).isEmpty();
  }

  @Test
  void tellsSlownessOnHardPuzzlesFromSlowness() {
    Predicate<TestCase> hard =
        each -> each.tags().contains("hard") || each.tags().contains("search");

    assertThat(diagnose(each -> hard.test(each) ? SLOW : right(each)))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.code()).isEqualTo(CommonBug.TOO_SLOW);
              assertThat(each.evidence())
                  .contains("only hard puzzles are slow")
                  .contains("public-17-1");
              assertThat(each.cases()).contains("public-17-1", "hidden-search-1");
            });
    assertThat(diagnose(each -> isUnsolvable(each) ? SLOW : right(each)))
        .singleElement()
        .extracting(Diagnosis::evidence)
        .asString()
        .contains("only puzzles without a solution are slow");
    assertThat(diagnose(each -> SLOW))
        .singleElement()
        .extracting(Diagnosis::evidence)
        .asString()
        .contains("not only hard puzzles are slow");
  }

  @Test
  void waitingIsNotSlowness() {
    assertThat(diagnose(each -> new Outcome.OverLimit(Overrun.IDLE))).isEmpty();
  }

  @Test
  void namesTwoBugsInTheOrderOfTheirWeight() {
    List<Diagnosis> diagnoses =
        diagnose(each -> isUnsolvable(each) ? EXCEPTION : Runs.rowsReturned(transposed(each)));

    assertThat(diagnoses)
        .extracting(Diagnosis::code)
        .containsExactlyInAnyOrder(BoardBug.TRANSPOSED, BoardBug.UNSOLVABLE_NOT_ZEROS);
    assertThat(diagnoses.get(0).cases())
        .hasSizeGreaterThanOrEqualTo(diagnoses.get(1).cases().size())
        .doesNotContainAnyElementsOf(diagnoses.get(1).cases());
  }

  @Test
  void namesZerosForSomePuzzlesTooStrict() {
    List<String> refused = List.of("classic-1", "public-easy-1", "public-medium-2", "public-17-1");

    assertThat(diagnose(each -> refused.contains(each.id()) ? zeros() : right(each)))
        .singleElement()
        .extracting(Diagnosis::code)
        .isEqualTo(BoardBug.TOO_STRICT);
  }

  @Test
  void recognisesAnyWayOfMovingDigitsThatIsAlwaysTheSame() {
    List<Diagnosis> diagnoses =
        diagnose(
            each -> {
              int[][] grid = solution(each);
              int[] second = grid[1];
              grid[1] = grid[4];
              grid[4] = second;
              return Runs.rowsReturned(grid);
            });

    assertThat(diagnoses)
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.code()).isEqualTo(BoardBug.SHIFTED);
              assertThat(each.evidence()).contains("r2c1 holds what belongs in r5c1");
              assertThat(each.advice()).contains("belongs in r5c1", "come into r2c1");
            });
  }

  @Test
  void takesNumbersOfVariablesForNoDigits() {
    List<Diagnosis> diagnoses =
        diagnose(
            each -> {
              int[][] grid = solution(each);
              for (int i = 0; i < 81; i++) {
                grid[i / 9][i % 9] += grid[i / 9][i % 9] == 0 ? 0 : 9 * i;
              }
              return Runs.rowsReturned(grid);
            });

    assertThat(diagnoses)
        .singleElement()
        .extracting(Diagnosis::code)
        .isEqualTo(BoardBug.NOT_DIGITS);
  }

  @Test
  void tellsOfAnotherShape() {
    assertThat(diagnose(each -> Runs.rowsReturned(new int[3][3])))
        .singleElement()
        .extracting(Diagnosis::code)
        .isEqualTo(BoardBug.WRONG_SHAPE);
  }

  @Test
  void takesAnswersThatChangeInFreshProcessesForChance() {
    List<Judgement> judgements = judge(each -> zeros());
    TestCase first = PACK.get(1);

    assertThat(codes(judgements, Runs.run(first, right(first)), Runs.run(first, zeros())))
        .containsExactly(CommonBug.NONDETERMINISTIC);
  }

  @Test
  void takesAnswersThatAreRightInFreshProcessesForState() {
    List<Judgement> judgements = judge(each -> zeros());
    TestCase second = PACK.get(1);

    assertThat(codes(judgements, Runs.run(second, right(second)), Runs.run(second, right(second))))
        .containsExactly(CommonBug.STATE_LEAK);
  }

  @Test
  void firstCaseOfARunCannotSufferFromState() {
    List<Judgement> judgements = judge(each -> zeros());
    TestCase first = PACK.get(0);

    assertThat(codes(judgements, Runs.run(first, right(first)), Runs.run(first, right(first))))
        .containsExactly(CommonBug.NONDETERMINISTIC);
  }

  @Test
  void takesNothingFromRepeatsThatEndedAtLimit() {
    List<Judgement> judgements = judge(each -> zeros());
    TestCase second = PACK.get(1);

    assertThat(codes(judgements, Runs.run(second, zeros()), Runs.run(second, SLOW)))
        .containsExactly(BoardBug.ALWAYS_ZEROS);
  }

  @Test
  void slowAnswerToOtherDigitsIsNoSignOfHardCoding() {
    List<Judgement> judgements = judge(each -> each.isHidden() ? zeros() : right(each));
    List<TestCase> probes = TestCase.of(DIAGNOSER.probes(observed(judgements)), PACK);
    CaseRun[] again = probes.stream().map(each -> Runs.run(each, SLOW)).toArray(CaseRun[]::new);

    assertThat(codes(judgements, again)).doesNotContain(CommonBug.HARD_CODED);
  }

  /** Whoever sent that; what the program would have answered is not known. */
  @Test
  void makesNothingOfCasesThatASignalEnded() {
    TestCase ended = PACK.get(0);
    for (int exitCode : List.of(137, 134)) {
      List<Judgement> judgements =
          judge(each -> each.equals(ended) ? new Outcome.Ended(exitCode) : right(each));

      assertThat(DIAGNOSER.probes(observed(judgements))).isEmpty();
      assertThat(codes(judgements, Runs.run(ended, right(ended)), Runs.run(ended, right(ended))))
          .isEmpty();
    }
  }

  @Test
  void saysNoMoreThanATopicWhereOnlyHiddenCasesFailed() {
    List<Diagnosis> diagnoses =
        diagnose(
            each ->
                each.isHidden() && !isUnsolvable(each)
                    ? Runs.rowsReturned(transposed(each))
                    : right(each));

    assertThat(diagnoses)
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.code()).isEqualTo(BoardBug.TRANSPOSED);
              assertThat(each.evidence())
                  .isEqualTo(
                      "The cases that are shown in full do not show it, but others point to rows and columns that are swapped.");
              assertThat(each.cases()).isNotEmpty().allMatch(id -> id.startsWith("hidden-"));
            });
  }

  @Test
  void makesNoDiagnosisOfItsOwnOfFewThatAreLeft() {
    TestCase slow = PACK.get(0);

    assertThat(
            diagnose(each -> each.equals(slow) ? SLOW : isUnsolvable(each) ? right(each) : zeros()))
        .extracting(Diagnosis::code)
        .containsExactly(BoardBug.ALWAYS_ZEROS);
  }

  @Test
  void speaksOfOtherCasesWhereSomeAreExplained() {
    List<TestCase> solvable = PACK.stream().filter(each -> !isUnsolvable(each)).toList();
    List<TestCase> most = solvable.subList(solvable.size() / 3, solvable.size());
    Function<TestCase, Outcome> submission =
        each ->
            isUnsolvable(each)
                ? right(each)
                : Runs.rowsReturned(most.contains(each) ? transposed(each) : new int[9][8]);

    assertThat(diagnose(submission))
        .extracting(Diagnosis::code)
        .containsExactly(BoardBug.TRANSPOSED, BoardBug.WRONG_SHAPE);
    assertThat(diagnose(submission).get(0).evidence()).doesNotContain("other");
    assertThat(diagnose(submission).get(1).evidence()).contains(" other failed public case");
  }

  @Test
  void isTheSameEveryTime() {
    Function<TestCase, Outcome> submission =
        each -> isUnsolvable(each) ? EXCEPTION : Runs.rowsReturned(transposed(each));

    assertThat(diagnose(submission)).isEqualTo(diagnose(submission));
  }

  private static List<Judgement> judge(Function<TestCase, Outcome> submission) {
    return Judges.judge(PACK.stream().map(each -> Runs.run(each, submission.apply(each))).toList());
  }

  private static List<DiagnosisCode> codes(List<Judgement> judgements, CaseRun... again) {
    return DIAGNOSER
        .diagnose(observed(judgements), observed(Judges.judge(List.of(again))), Set.of())
        .stream()
        .map(Diagnosis::code)
        .toList();
  }

  private static int[][] transposed(TestCase testCase) {
    int[][] solution = solution(testCase);
    int[][] transposed = new int[9][9];
    for (int i = 0; i < 81; i++) {
      transposed[i / 9][i % 9] = solution[i % 9][i / 9];
    }
    return transposed;
  }

  /** Digits without any order, but the same ones every time. */
  private static int[][] noise(TestCase testCase) {
    int[][] noise = CaseBoards.puzzle(testCase).toRows();
    for (int i = 0; i < 81; i++) {
      noise[i / 9][i % 9] = Math.floorMod(31 * i * i + 17 * Arrays.deepHashCode(noise), 9) + 1;
    }
    return noise;
  }
}
