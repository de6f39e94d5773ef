package gridmark.grader.judge;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.grader.pack.TestCase;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is shown of a hidden case cannot be used to carry its puzzle out. */
class DiscretionTest {

  @Test
  void discreetMessageHoldsBackExitCode() {
    assertThat(discreet(Runs.solvable("c-1"), new Outcome.Ended(53))).doesNotContain("53");
  }

  @Test
  void discreetMessageHoldsBackTypeTheSubmissionChose() {
    assertThat(discreet(Runs.solvable("c-1"), new Outcome.Threw("P530070000", "", List.of())))
        .doesNotContain("530070000");
  }

  @Test
  void discreetMessageHoldsBackTypeThatPretendsToBeTheJdks() {
    assertThat(
            discreet(
                Runs.solvable("c-1"), new Outcome.Threw("java.lang.P530070000", "", List.of())))
        .isEqualTo("solve threw an exception");
  }

  @Test
  void discreetMessageHoldsBackWhereTheDiskWasFull() {
    Outcome full =
        new Outcome.Threw("E", "No space left on device", List.of("A.p530070000(A.java:1)"));

    assertThat(discreet(Runs.solvable("c-1"), full)).doesNotContain("530070000");
  }

  @Test
  void discreetMessageNamesWhatWrongProgramsOftenThrow() {
    assertThat(
            discreet(
                Runs.solvable("c-1"),
                new Outcome.Threw("java.lang.NullPointerException", "530070000", List.of())))
        .isEqualTo("solve threw java.lang.NullPointerException");
  }

  @Test
  void discreetMessageOfSameGridIsSameWhetherOrNotThereIsASolution() {
    int[][] grid = Runs.solution();
    grid[0][2] = 5;

    assertThat(discreet(Runs.solvable("c-1"), Runs.rowsReturned(grid)))
        .isEqualTo(discreet(Runs.unsolvable("c-2"), Runs.rowsReturned(grid)));
  }

  private static String discreet(TestCase testCase, Outcome outcome) {
    return Judges.judge(List.of(Runs.run(testCase, outcome))).get(0).discreetMessage();
  }
}
