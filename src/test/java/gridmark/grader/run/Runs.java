package gridmark.grader.run;

import gridmark.assignment.Question;
import gridmark.assignment.SatUse;
import gridmark.assignment.filling.Expectation;
import gridmark.assignment.filling.FillingQuestion;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.catalogue.Languages;
import gridmark.exchange.Signature;
import gridmark.exchange.Type;
import gridmark.exchange.Value;
import gridmark.exchange.Wire;
import gridmark.grader.pack.Feedback;
import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;
import gridmark.language.Mishaps;
import gridmark.sandbox.Limits;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Cases and runs of them, as the tests of the stations behind the run need them. */
public final class Runs {

  public static final Limits LIMITS = new Limits(Duration.ofSeconds(10), 256, 8 << 20);

  /** Of the assignment that the cases belong to. */
  public static final Signature SIGNATURE =
      new Signature(
          "SudokuSolver",
          "AbstractSudokuSolver",
          "solve",
          List.of(new Signature.Parameter("sudoku", Type.GRID)),
          Type.GRID,
          "the solved grid");

  /** Of the language that the submissions of these tests are written in. */
  public static final Mishaps MISHAPS = Languages.ALL.get(0).mishaps();

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
    return testCase(id, question(PUZZLE, Expectation.SOLVABLE), Visibility.PUBLIC);
  }

  /** A public case of 4 points without a solution. */
  public static TestCase unsolvable(String id) {
    return testCase(id, question(CLASH, Expectation.UNSOLVABLE), Visibility.PUBLIC);
  }

  /** The same case, hidden. */
  public static TestCase hidden(TestCase open) {
    return testCase(open.id(), open.question(), Visibility.HIDDEN);
  }

  /** The same case under another id, with another feedback and with tags. */
  public static TestCase with(TestCase other, String id, Feedback feedback, String... tags) {
    return new TestCase(
        id,
        other.title(),
        other.question(),
        other.points(),
        other.visibility(),
        feedback,
        List.of(tags),
        other.hint());
  }

  private static Question question(int[][] puzzle, Expectation expectation) {
    return FillingQuestion.of(Grid.of(BoxShape.CLASSIC, puzzle), expectation);
  }

  private static TestCase testCase(String id, Question question, Visibility visibility) {
    return new TestCase(
        id,
        "Title of " + id,
        question,
        4,
        visibility,
        Feedback.usual(visibility),
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
    return new Outcome.Answered(new Value.Rows(rows));
  }

  public static CaseRun run(TestCase testCase, Outcome outcome) {
    return run(testCase, outcome, "");
  }

  /** A run of 12 ms of computing in 15 ms. */
  public static CaseRun run(TestCase testCase, Outcome outcome, String printed) {
    return run(testCase, outcome, printed, Map.of());
  }

  /** The same, with what the worker counted. */
  public static CaseRun run(TestCase testCase, Outcome outcome, SatUse use) {
    return run(
        testCase,
        outcome,
        Map.of(
            Wire.SAT_CALLS, Integer.toString(use.calls()),
            Wire.SAT_VARIABLES, Integer.toString(use.variables()),
            Wire.SAT_CLAUSES, Integer.toString(use.clauses()),
            Wire.SAT_CARDINALITIES, Integer.toString(use.cardinalities())));
  }

  /** The same, with facts that the worker told. */
  public static CaseRun run(TestCase testCase, Outcome outcome, Map<String, String> facts) {
    return run(testCase, outcome, "", facts);
  }

  private static CaseRun run(
      TestCase testCase, Outcome outcome, String printed, Map<String, String> facts) {
    return new CaseRun(
        testCase, outcome, LIMITS, Duration.ofMillis(12), Duration.ofMillis(15), printed, facts);
  }
}
