package gridmark.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.report.Results;
import gridmark.report.text.ConsoleReport.Detail;
import gridmark.report.view.View;
import org.junit.jupiter.api.Test;

class CaseDrawingTest {

  private static final Outcome ZEROS = Runs.rowsReturned(new int[9][9]);
  private static final Outcome GRID = Runs.rowsReturned(Runs.solution());

  @Test
  void drawsGivensThatClash() {
    assertThat(report(View.STUDENT, Runs.run(Runs.unsolvable("c-1"), GRID)))
        .contains(
            """
            ✗  c-1  Title of c-1
                 This puzzle has no solution, yet a grid came back; all zeros were expected.
                 Hint: Hint of c-1
                 Why it has no solution: row 1 has 1 twice: r1c1 and r1c2.
                 The puzzle, with these cells marked:
                      1  2  3   4  5  6   7  8  9\s
                    ┌─────────┬─────────┬─────────┐
                  1 │[1][1] . │ .  .  . │ .  .  . │
                  2 │ .  .  . │ .  .  . │ .  .  . │
            """)
        .doesNotContain("Your answer");
  }

  @Test
  void drawsFirstSteps() {
    assertThat(report(View.STUDENT, Runs.run(Runs.solvable("c-1"), ZEROS)))
        .contains(
            """
                 You returned zeros, but this puzzle has a solution.
                 Hint: Hint of c-1
                 It has one solution. The first forced cells:
                   r1c6 must be 8: it is the only place for 8 in block 2.
                   r1c4 must be 6: it is the only place for 6 in block 2.
                   r3c7 must be 5: it is the only place for 5 in block 3.
                 The puzzle, with these cells marked:
                      1  2  3   4  5  6   7  8  9\s
                    ┌─────────┬─────────┬─────────┐
                  1 │ 5  3  . │[6] 7 [8]│ .  .  . │
                  2 │ 6  .  . │ 1  9  5 │ .  .  . │
                  3 │ .  9  8 │ .  .  . │[5] 6  . │
            """);
  }

  @Test
  void drawsTheSolutionForTheInstructor() {
    assertThat(report(View.INSTRUCTOR, Runs.run(Runs.hidden(Runs.solvable("h-1")), ZEROS)))
        .contains("       r1c6 must be 8: it is the only place for 8 in block 2.\n")
        .contains(
            """
                 The solution:
                      1  2  3   4  5  6   7  8  9\s
                    ┌─────────┬─────────┬─────────┐
                  1 │ 5  3  4 │[6] 7 [8]│ 9  1  2 │
                  2 │ 6  7  2 │ 1  9  5 │ 3  4  8 │
                  3 │ 1  9  8 │ 3  4  2 │[5] 6  7 │
            """);
  }

  @Test
  void drawsTheAnswerBesideTheClashForTheInstructor() {
    assertThat(report(View.INSTRUCTOR, Runs.run(Runs.unsolvable("c-1"), GRID)))
        .containsSubsequence(
            "no solution: row 1 has 1 twice",
            "│[1][1] . │",
            "Your answer:",
            "│ 5  3  4 │ 6  7  8 │ 9  1  2 │");
  }

  @Test
  void tellsAStudentNothingOfHiddenCases() {
    CaseRun zeros = Runs.run(Runs.hidden(Runs.solvable("h-1")), ZEROS);
    CaseRun grid = Runs.run(Runs.hidden(Runs.unsolvable("h-2")), GRID);

    assertThat(report(View.STUDENT, zeros, grid))
        .contains("✗  h-1  The answer is wrong.\n✗  h-2  The answer is wrong.\n")
        .doesNotContain("solution", "must be", "twice", "│");
  }

  @Test
  void showsThreeReasonsAndNoMore() {
    CaseRun[] runs = new CaseRun[5];
    for (int i = 0; i < runs.length; i++) {
      runs[i] = Runs.run(Runs.unsolvable("c-" + i), GRID);
    }

    assertThat(report(View.STUDENT, runs).split("no solution: row 1", -1)).hasSize(4);
    assertThat(report(View.INSTRUCTOR, runs).split("no solution: row 1", -1)).hasSize(6);
  }

  private static String report(View view, CaseRun... runs) {
    return ConsoleReport.of(Results.of(runs), Style.PLAIN, view, Detail.USUAL);
  }
}
