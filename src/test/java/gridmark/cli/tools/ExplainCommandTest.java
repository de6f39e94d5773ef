package gridmark.cli.tools;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.cli.Call;
import org.junit.jupiter.api.Test;

class ExplainCommandTest {

  @Test
  void clashIsNamedAndDrawn() {
    Call call = Call.of("explain", SolveCommandTest.UNSOLVABLE);

    assertThat(call.exitCode()).isZero();
    assertThat(call.out())
        .contains("ow 1 has 5 twice: r1c1 and r1c2")
        .contains(" 1 │[5][5] . │ .  7  . │ .  .  . │\n");
  }

  @Test
  void markInConflictIsDrawn() {
    Call call = Call.of("explain", "1............... e...............");

    assertThat(call.out()).contains("r1c1").contains("│[1□]").contains("○ odd, □ even");
  }

  @Test
  void twoSolutionsAreShownWithTheirDifferences() {
    Call call = Call.of("explain", ".....1.4.....2..");

    assertThat(call.out()).contains("[").containsPattern("(?s)┌.*└.*┌.*└");
  }

  @Test
  void onlySolutionIsShown() {
    assertThat(Call.of("explain", SolveCommandTest.PUZZLE).out())
        .contains(" 1 │ 5  3  4 │ 6  7  8 │ 9  1  2 │\n");
  }

  @Test
  void jsonHasTheCells() {
    String input =
        SolveCommandTest.UNSOLVABLE + "\n" + SolveCommandTest.PUZZLE + "\n.....1.4.....2..";

    assertThat(Call.withInput(input, "explain", "-", "--json").out().lines())
        .satisfiesExactly(
            none ->
                assertThat(none)
                    .contains("\"solutions\":\"none\"", "\"givens\":[\"r1c1\",\"r1c2\"]"),
            one ->
                assertThat(one)
                    .contains(
                        "\"solutions\":\"one\"",
                        "\"solution\":\"" + SolveCommandTest.SOLUTION + "\""),
            several ->
                assertThat(several)
                    .contains("\"solutions\":\"several\"", "\"first\":", "\"differing\":[\"r"));
  }

  @Test
  void severalPuzzlesAreNumbered() {
    String input = SolveCommandTest.PUZZLE + "\n" + SolveCommandTest.PUZZLE;

    assertThat(Call.withInput(input, "explain", "-").out())
        .contains("Puzzle 1 of 2\n", "Puzzle 2 of 2\n");
  }
}
