package gridmark.assignment.filling.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Observation;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Judges;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.sandbox.Event.Overrun;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProbesTest {

  private static final CaseRun RIGHT =
      Runs.run(Runs.solvable("right"), Runs.rowsReturned(Runs.solution()));
  private static final CaseRun SLOW =
      Runs.run(Runs.solvable("slow"), new Outcome.OverLimit(Overrun.CPU));

  @Test
  void askNothingOfRightOrSlowSubmission() {
    assertThat(worth(RIGHT, RIGHT)).isEmpty();
    assertThat(worth(RIGHT, SLOW)).isEmpty();
  }

  @Test
  void askThreeFailedCasesAgainAndPublicOnesFirst() {
    CaseRun hidden = wrong(Runs.hidden(Runs.solvable("hidden")));

    assertThat(worth(hidden, wrong("a"), wrong("b"), wrong("c"), wrong("d")))
        .extracting(TestCase::id)
        .containsExactly("a", "b", "c");
    assertThat(worth(hidden, wrong("a"))).extracting(TestCase::id).containsExactly("a", "hidden");
  }

  @Test
  void askRightCaseAgainAsItWasAndWithOtherDigits() {
    List<TestCase> cases = worth(RIGHT, wrong("a"));

    assertThat(cases).extracting(TestCase::id).containsExactly("a", "right", "right");
    assertThat(CaseBoards.puzzle(cases.get(1))).isEqualTo(CaseBoards.puzzle(RIGHT.testCase()));
    assertThat(CaseBoards.puzzle(cases.get(2)).toString().lines().findFirst())
        .contains("64..8....");
  }

  @Test
  void leaveHiddenRightCaseAlone() {
    CaseRun hidden =
        Runs.run(Runs.hidden(Runs.solvable("hidden")), Runs.rowsReturned(Runs.solution()));

    assertThat(worth(hidden, wrong("a"))).extracting(TestCase::id).containsExactly("a");
  }

  private static List<TestCase> worth(CaseRun... runs) {
    List<Observation> seen = Judges.judge(List.of(runs)).stream().map(Judgement::observed).toList();
    return TestCase.of(
        BoardDiagnoser.of(false).probes(seen),
        Stream.of(runs).map(CaseRun::testCase).distinct().toList());
  }

  private static CaseRun wrong(String id) {
    return wrong(Runs.solvable(id));
  }

  private static CaseRun wrong(TestCase testCase) {
    return Runs.run(testCase, Runs.rowsReturned(new int[9][9]));
  }
}
