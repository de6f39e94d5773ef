package gridmark.grader.run;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.testcase.Expectation;
import gridmark.grader.testcase.Feedback;
import gridmark.grader.testcase.TestCase;
import gridmark.grader.testcase.Visibility;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Cases and runs of them, as the tests of the stations behind the run need them. */
public final class Runs {

  public static final Limits LIMITS = new Limits(Duration.ofSeconds(10), 256, 8 << 20);

  private static final int[][] PUZZLE =
      rows(
          "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79");
  private static final int[][] SOLUTION =
      rows(
          "534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179");
  private static final int[][] CLASH =
      rows(
          "11....... ......... ......... ......... ......... ......... ......... ......... .........");

  private Runs() {}

  /** A public case of 4 points with one solution, {@link #solution()}. */
  public static TestCase solvable(String id) {
    return testCase(id, PUZZLE, Expectation.SOLVABLE, Visibility.PUBLIC);
  }

  /** A public case of 4 points without a solution. */
  public static TestCase unsolvable(String id) {
    return testCase(id, CLASH, Expectation.UNSOLVABLE, Visibility.PUBLIC);
  }

  /** The same case, hidden. */
  public static TestCase hidden(TestCase open) {
    return testCase(open.id(), open.puzzle().toRows(), open.expectation(), Visibility.HIDDEN);
  }

  /** The same case under another id, with another feedback and with tags. */
  public static TestCase with(TestCase other, String id, Feedback feedback, String... tags) {
    return new TestCase(
        id,
        other.title(),
        other.puzzle(),
        other.expectation(),
        other.points(),
        other.visibility(),
        feedback,
        List.of(tags),
        other.hint());
  }

  private static TestCase testCase(
      String id, int[][] puzzle, Expectation expectation, Visibility visibility) {
    return new TestCase(
        id,
        "Title of " + id,
        Grid.of(BoxShape.CLASSIC, puzzle),
        expectation,
        4,
        visibility,
        List.of(),
        "Hint of " + id);
  }

  public static int[][] solution() {
    return Arrays.stream(SOLUTION).map(int[]::clone).toArray(int[][]::new);
  }

  /** Rows of digits, parted by blanks; a point is 0. */
  public static int[][] rows(String digits) {
    return Arrays.stream(digits.split(" "))
        .map(row -> row.chars().map(c -> c == '.' ? 0 : c - '0').toArray())
        .toArray(int[][]::new);
  }

  public static Outcome rowsReturned(int[][] rows) {
    return rowsReturned(rows, Outcome.InputUse.LEFT_ALONE);
  }

  public static Outcome rowsReturned(int[][] rows, Outcome.InputUse use) {
    return new Outcome.Answered(new Answer.Rows(rows), use);
  }

  public static CaseRun run(TestCase testCase, Outcome outcome) {
    return run(testCase, outcome, "");
  }

  /** A run of 12 ms of computing in 15 ms. */
  public static CaseRun run(TestCase testCase, Outcome outcome, String printed) {
    return run(testCase, outcome, printed, Optional.empty());
  }

  /** The same, with what the worker counted. */
  public static CaseRun run(TestCase testCase, Outcome outcome, SatUse satUse) {
    return run(testCase, outcome, "", Optional.of(satUse));
  }

  private static CaseRun run(
      TestCase testCase, Outcome outcome, String printed, Optional<SatUse> satUse) {
    return new CaseRun(
        testCase, outcome, LIMITS, Duration.ofMillis(12), Duration.ofMillis(15), printed, satUse);
  }
}
