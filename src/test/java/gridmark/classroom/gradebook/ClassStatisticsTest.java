package gridmark.classroom.gradebook;

import static gridmark.classroom.gradebook.Gradebooks.ran;
import static gridmark.classroom.gradebook.Gradebooks.stopped;
import static gridmark.classroom.gradebook.Gradebooks.unreadable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import gridmark.assignment.DiagnosisCode;
import gridmark.assignment.Verdict;
import gridmark.assignment.diagnosis.CommonBug;
import gridmark.assignment.filling.diagnose.BoardBug;
import gridmark.classroom.gradebook.ScoreDistribution.Bar;
import gridmark.classroom.roll.Student;
import gridmark.grader.score.Status;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClassStatisticsTest {

  @Test
  void everybodyIsCountedOnceAsWhatBecameOfThem() {
    ClassCounts counts =
        statistics(
                2,
                ran("ada", "ok ok"),
                ran("bob", "ok CRASHED"),
                stopped("cem", Status.COMPILE_ERROR, 2),
                stopped("dan", Status.NO_SOLVER, 2),
                stopped("eve", Status.WRONG_INTERFACE, 2),
                stopped("fay", Status.GRADER_ERROR, 2),
                unreadable("gil", "it is no zip"),
                Entry.absent(Student.named("hal")))
            .counts();

    assertThat(counts).isEqualTo(new ClassCounts(7, 5, 2, 1, 1, 2, 2, 1));
    assertThat(counts.graded() + counts.notGraded() + counts.nothing()).isEqualTo(8);
  }

  @Test
  void scoresAreSpreadOverTenthsAndFullMarksStandAlone() {
    ScoreDistribution scores =
        statistics(
                4,
                ran("ada", "ok ok ok ok"),
                ran("bob", "ok ok ok x"),
                ran("cem", "ok x x x"),
                stopped("dan", Status.COMPILE_ERROR, 4),
                stopped("eve", Status.GRADER_ERROR, 4))
            .scores();

    assertThat(scores.count()).isEqualTo(4);
    assertThat(scores.most()).isEqualTo(4);
    assertThat(scores.mean()).isEqualTo(2);
    assertThat(scores.median()).isEqualTo(2);
    assertThat(scores.bars().stream().map(Bar::count))
        .containsExactly(1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1);
    assertThat(scores.bars().get(7)).isEqualTo(new Bar(2.8, 3.2, 1));
    assertThat(scores.bars().get(10).isFullMarks()).isTrue();
  }

  @Test
  void scoresOfNobodyHaveNoBars() {
    assertThat(statistics(3).scores().bars()).isEmpty();
    assertThat(statistics(3).sharpest()).isEmpty();
    assertThat(statistics(3).cases()).noneMatch(CaseFacts::nobodyFails);
    assertThat(statistics(3).cases()).noneMatch(CaseFacts::everybodyFails);
  }

  @Test
  void aCaseIsJudgedByTheProgramsThatRan() {
    List<CaseFacts> cases =
        statistics(
                3,
                ran("ada", "ok ok x"),
                ran("bob", "ok x TIME_LIMIT"),
                stopped("cem", Status.COMPILE_ERROR, 3))
            .cases();

    assertThat(cases.get(0).nobodyFails()).isTrue();
    assertThat(cases.get(1).verdicts())
        .isEqualTo(Map.of(Verdict.ACCEPTED, 1, Verdict.WRONG_ANSWER, 1));
    assertThat(cases.get(2).everybodyFails()).isTrue();
    assertThat(cases.get(2).ran()).isEqualTo(2);
    assertThat(cases.get(2).medianCpuMs()).isEqualTo(65);
  }

  @Test
  void whatWasNotRunTookNoTime() {
    assertThat(statistics(1, ran("ada", "ok"), ran("bob", "NOT_RUN")).cases().get(0).medianCpuMs())
        .isEqualTo(20);
  }

  @Test
  void theSharpestCaseIsTheOneThatTheBetterHalfSolvesAndTheOtherDoesNot() {
    ClassStatistics statistics =
        statistics(
            4,
            ran("ada", "ok ok ok ok"),
            ran("bob", "ok ok ok x"),
            ran("cem", "ok x ok ok"),
            ran("dan", "ok x x x"));

    CaseFacts second = statistics.cases().get(1);
    assertThat(statistics.cases().get(0).split()).isZero();
    assertThat(second.betterHalf()).isEqualTo(0.5);
    assertThat(second.otherHalf()).isEqualTo(0.5);
    CaseFacts third = statistics.cases().get(2);
    assertThat(statistics.sharpest()).contains(third);
    assertThat(third.betterHalf()).isEqualTo(1);
    assertThat(third.otherHalf()).isEqualTo(0.5);
  }

  @Test
  void aCaseDoesNotMakeThoseBetterWhoSolveIt() {
    CaseFacts only = statistics(1, ran("ada", "ok"), ran("bob", "x")).cases().get(0);

    assertThat(only.split()).isZero();
  }

  @Test
  void equalPointsAtTheBorderCountInPartsWhateverTheOrder() {
    Entry best = ran("ada", "ok ok");
    Entry solving = ran("bob", "ok x");
    Entry failing = ran("cem", "x x");

    CaseFacts one = statistics(2, best, solving, failing).cases().get(0);
    CaseFacts other = statistics(2, failing, solving, best).cases().get(0);

    assertThat(one).isEqualTo(other);
    assertThat(one.betterHalf()).isEqualTo((1 + 0.25) / 1.5, within(1e-9));
    assertThat(one.otherHalf()).isEqualTo(0.75 / 1.5, within(1e-9));
  }

  @Test
  void bugsAreCountedWhetherTheyAreTheMainOneOrNot() {
    Entry ada = ran("ada", "x ok", CommonBug.TOO_SLOW, BoardBug.MISSING_BLOCK_RULE);
    Entry bob = ran("bob", "x ok", BoardBug.MISSING_BLOCK_RULE);
    Entry cem = ran("cem", "x ok");

    ClassStatistics statistics = statistics(2, ada, bob, cem, ran("dan", "ok ok"));

    assertThat(statistics.diagnoses())
        .containsExactly(
            new DiagnosisFrequency(KnownBug.of(BoardBug.MISSING_BLOCK_RULE), List.of(ada, bob)),
            new DiagnosisFrequency(KnownBug.of(CommonBug.TOO_SLOW), List.of(ada)));
    assertThat(statistics.undiagnosed()).containsExactly(cem);
  }

  @Test
  void oneWrongAnswerInCommonIsNoGroup() {
    assertThat(statistics(3, ran("ada", "p ok ok"), ran("bob", "p q ok")).sharedAnswers())
        .isEmpty();
  }

  @Test
  void aGroupSharesAllCasesInWhichItGaveTheSameWrongAnswers() {
    Entry ada = ran("ada", "p q r ok");
    Entry bob = ran("bob", "p q r x");
    Entry cem = ran("cem", "p q z ok");

    List<SharedWrongAnswers> groups = statistics(4, ada, bob, cem).sharedAnswers();

    assertThat(groups.stream().map(SharedWrongAnswers::entries))
        .containsExactly(List.of(ada, bob), List.of(ada, bob, cem));
    assertThat(groups.get(0).cases().stream().map(AskedCase::id))
        .containsExactly("c-1", "c-2", "c-3");
    assertThat(groups.get(1).cases().stream().map(AskedCase::id)).containsExactly("c-1", "c-2");
  }

  @Test
  void aBugThatExplainsTheSameAnswersLetsAGroupSink() {
    DiagnosisCode bug = BoardBug.MISSING_ROW_RULE;
    Entry ada = ran("ada", "p q r", bug);
    Entry bob = ran("bob", "p q r", bug);
    Entry cem = ran("cem", "s t ok");
    Entry dan = ran("dan", "s t ok");

    List<SharedWrongAnswers> all = statistics(3, ada, bob, cem, dan).sharedAnswers();
    assertThat(all.stream().map(SharedWrongAnswers::entries))
        .containsExactly(List.of(cem, dan), List.of(ada, bob));
    assertThat(all.get(1).strength()).isZero();

    List<SharedWrongAnswers> some =
        statistics(
                3,
                ada,
                bob,
                cem,
                dan,
                ran("eve", "1 2 3", bug),
                ran("fay", "4 5 6", bug),
                ran("gil", "7 8 9", bug),
                ran("hal", "0 a b", bug))
            .sharedAnswers();
    assertThat(some.stream().map(SharedWrongAnswers::strength)).containsExactly(2.0, 2.0);
    assertThat(some.get(0).entries()).containsExactly(ada, bob);
  }

  @Test
  void theSlowestComeFirst() {
    Entry slow = ran("ada", "TIME_LIMIT ok");
    Entry fast = ran("bob", "ok ok");

    assertThat(statistics(2, fast, slow, stopped("cem", Status.COMPILE_ERROR, 2)).slowest())
        .containsExactly(slow, fast);
  }

  @Test
  void aRowOfOtherCasesIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Gradebooks.of(2, ran("ada", "ok")))
        .withMessage("ada was not asked these 2 cases");
  }

  private static ClassStatistics statistics(int cases, Entry... entries) {
    return ClassStatistics.of(Gradebooks.of(cases, entries));
  }
}
