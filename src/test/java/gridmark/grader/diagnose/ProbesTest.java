package gridmark.grader.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.grader.judge.Judge;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.grader.sandbox.Event.Overrun;
import gridmark.grader.testcase.TestCase;
import java.util.List;
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
    assertThat(cases.get(1).puzzle()).isEqualTo(RIGHT.testCase().puzzle());
    assertThat(cases.get(2).puzzle().toString().lines().findFirst()).contains("64..8....");
  }

  @Test
  void leaveHiddenRightCaseAlone() {
    CaseRun hidden =
        Runs.run(Runs.hidden(Runs.solvable("hidden")), Runs.rowsReturned(Runs.solution()));

    assertThat(worth(hidden, wrong("a"))).extracting(TestCase::id).containsExactly("a");
  }

  private static List<TestCase> worth(CaseRun... runs) {
    return Probes.worth(Judge.judge(List.of(runs)));
  }

  private static CaseRun wrong(String id) {
    return wrong(Runs.solvable(id));
  }

  private static CaseRun wrong(TestCase testCase) {
    return Runs.run(testCase, Runs.rowsReturned(new int[9][9]));
  }
}
