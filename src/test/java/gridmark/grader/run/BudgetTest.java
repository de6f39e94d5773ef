package gridmark.grader.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.sandbox.Event.Overrun;
import org.junit.jupiter.api.Test;

class BudgetTest {

  private final Budget budget = new Budget(Runs.LIMITS, 100);

  @Test
  void isSpentByThreeTimeLimitsInARow() {
    spend(2, wrong());
    spend(2, slow());
    assertThat(budget.isSpent()).isFalse();

    spend(1, slow());
    assertThat(budget.isSpent()).isTrue();
    assertThat(budget.whySpent()).isEqualTo("3 cases in a row went past the time limit");
  }

  @Test
  void lastsForAsManyAsWereRightBefore() {
    spend(5, right());
    spend(4, slow());
    assertThat(budget.isSpent()).isFalse();

    spend(1, slow());
    assertThat(budget.isSpent()).isTrue();
    assertThat(budget.whySpent()).isEqualTo("5 cases in a row went past the time limit");
  }

  @Test
  void forgetsWhatWasRightWhereSomethingElseBegins() {
    spend(5, right());
    budget.endRow();

    spend(3, slow());

    assertThat(budget.isSpent()).isTrue();
  }

  private void spend(int times, CaseRun run) {
    for (int i = 0; i < times; i++) {
      budget.spend(run);
    }
  }

  private static CaseRun right() {
    return Runs.run(Runs.solvable("right"), Runs.rowsReturned(Runs.solution()));
  }

  private static CaseRun wrong() {
    return Runs.run(Runs.solvable("wrong"), Runs.rowsReturned(new int[9][9]));
  }

  private static CaseRun slow() {
    return Runs.run(Runs.solvable("slow"), new Outcome.OverLimit(Overrun.CPU));
  }
}
