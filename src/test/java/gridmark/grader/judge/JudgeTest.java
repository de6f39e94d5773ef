package gridmark.grader.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import gridmark.assignment.Check;
import gridmark.assignment.Verdict;
import gridmark.exchange.Value;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Outcome.Answered;
import gridmark.grader.run.Runs;
import gridmark.sandbox.Event.Overrun;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class JudgeTest {

  private static final TestCase SOLVABLE = Runs.solvable("c-1");
  private static final TestCase UNSOLVABLE = Runs.unsolvable("c-2");

  @Test
  void acceptsSolution() {
    Judgement judgement = judge(SOLVABLE, Runs.rowsReturned(Runs.solution()));

    assertThat(judgement.verdict()).isEqualTo(Verdict.ACCEPTED);
    assertThat(judgement.message()).isEmpty();
    assertThat(judgement.breaches()).isEmpty();
    assertChecks(judgement, true, true, true, true);
  }

  @Test
  void acceptsZerosForPuzzleWithoutSolution() {
    Judgement judgement = judge(UNSOLVABLE, Runs.rowsReturned(new int[9][9]));

    assertThat(judgement.verdict()).isEqualTo(Verdict.ACCEPTED);
    assertThat(judgement.message()).isEmpty();
    assertThat(judgement.checks()).containsExactly(new Check("zeros", true));
  }

  @Test
  void findsChangedGiven() {
    int[][] grid = Runs.solution();
    swap(grid, 0, 0, 0, 2);

    Judgement judgement = judge(SOLVABLE, Runs.rowsReturned(grid));

    assertThat(judgement.verdict()).isEqualTo(Verdict.WRONG_ANSWER);
    assertThat(judgement.message())
        .isEqualTo(
            "given r1c1 = 5 became 4; column 1 has 4 twice: r1c1 and r5c1;"
                + " column 3 has 5 twice: r1c3 and r9c3");
    assertChecks(judgement, false, true, false, true);
  }

  @Test
  void givesSolutionOfOtherPuzzleCreditForItsRules() {
    int[][] grid = Runs.solution();
    for (int[] row : grid) {
      for (int i = 0; i < 9; i++) {
        row[i] = row[i] % 9 + 1;
      }
    }

    Judgement judgement = judge(SOLVABLE, Runs.rowsReturned(grid));

    assertChecks(judgement, false, true, true, true);
    assertThat(judgement.message())
        .isEqualTo(
            "given r1c1 = 5 became 6; given r1c2 = 3 became 4; given r1c5 = 7 became 8;"
                + " and 27 more");
    assertThat(judgement.breaches()).hasSize(30);
  }

  @Test
  void findsBrokenRows() {
    int[][] grid = Runs.solution();
    swap(grid, 0, 2, 1, 2);

    Judgement judgement = judge(SOLVABLE, Runs.rowsReturned(grid));

    assertThat(judgement.message())
        .isEqualTo("row 1 has 2 twice: r1c3 and r1c9; row 2 has 4 twice: r2c3 and r2c8");
    assertChecks(judgement, true, false, true, true);
    assertThat(judgement.breaches())
        .containsExactly("row 1 has 2 twice: r1c3 and r1c9", "row 2 has 4 twice: r2c3 and r2c8");
  }

  @Test
  void findsBrokenColumns() {
    int[][] grid = Runs.solution();
    swap(grid, 0, 6, 0, 8);

    Judgement judgement = judge(SOLVABLE, Runs.rowsReturned(grid));

    assertThat(judgement.message())
        .isEqualTo("column 7 has 2 twice: r1c7 and r7c7; column 9 has 9 twice: r1c9 and r9c9");
    assertChecks(judgement, true, true, false, true);
  }

  @Test
  void findsBrokenBlocks() {
    int[][] latin = new int[9][9];
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        latin[row][column] = (row + column) % 9 + 1;
      }
    }

    Judgement judgement = judge(SOLVABLE, Runs.rowsReturned(latin));

    assertChecks(judgement, false, true, true, false);
    assertThat(judgement.breaches()).contains("block 1 has 3 three times: r1c3, r2c2 and r3c1");
  }

  @Test
  void tellsEmptyCellOnceAlthoughItIsInThreeUnits() {
    int[][] grid = Runs.solution();
    grid[0][2] = 0;

    Judgement judgement = judge(SOLVABLE, Runs.rowsReturned(grid));

    assertThat(judgement.message()).isEqualTo("cell r1c3 was left empty (0)");
    assertThat(judgement.breaches()).hasSize(1);
    assertChecks(judgement, true, false, false, false);
  }

  @Test
  void tellsNumbersThatAreNoDigits() {
    int[][] grid = Runs.solution();
    grid[0][2] = Integer.MIN_VALUE;
    grid[8][0] = 10;

    assertThat(judge(SOLVABLE, Runs.rowsReturned(grid)).message())
        .isEqualTo(
            "cell r1c3 holds -2147483648, which is not between 1 and 9;"
                + " cell r9c1 holds 10, which is not between 1 and 9");
  }

  @Test
  void tellsThreeViolationsAndCountsTheOthers() {
    String three =
        "cell r1c3 was left empty (0); cell r1c4 was left empty (0); cell r1c6 was left empty (0)";
    int[][] grid = Runs.solution();
    grid[0][2] = 0;
    grid[0][3] = 0;
    grid[0][5] = 0;
    assertThat(judge(SOLVABLE, Runs.rowsReturned(grid)).message()).isEqualTo(three);

    grid[0][6] = 0;
    assertThat(judge(SOLVABLE, Runs.rowsReturned(grid)).message())
        .isEqualTo(three + "; and 1 more");
  }

  @Test
  void refusesPuzzleItselfAsAnswer() {
    Judgement judgement = judge(SOLVABLE, Runs.rowsReturned(CaseBoards.puzzle(SOLVABLE).toRows()));

    assertThat(judgement.message())
        .startsWith("cell r1c3 was left empty (0); ")
        .endsWith("; and 48 more");
    assertChecks(judgement, true, false, false, false);
  }

  @Test
  void refusesZerosForPuzzleWithSolution() {
    Judgement judgement = judge(SOLVABLE, Runs.rowsReturned(new int[9][9]));

    assertThat(judgement.verdict()).isEqualTo(Verdict.WRONG_ANSWER);
    assertThat(judgement.message()).isEqualTo("you returned zeros, but this puzzle has a solution");
    assertChecks(judgement, false, false, false, false);
  }

  @Test
  void refusesAnyGridForPuzzleWithoutSolution() {
    int[][] almostZeros = new int[9][9];
    almostZeros[8][8] = -1;
    for (int[][] grid :
        List.of(Runs.solution(), almostZeros, CaseBoards.puzzle(UNSOLVABLE).toRows())) {
      Judgement judgement = judge(UNSOLVABLE, Runs.rowsReturned(grid));

      assertThat(judgement.verdict()).isEqualTo(Verdict.WRONG_ANSWER);
      assertThat(judgement.message())
          .isEqualTo("this puzzle has no solution, yet a grid came back; all zeros were expected");
      assertThat(judgement.checks()).containsExactly(new Check("zeros", false));
    }
  }

  static List<Arguments> misshapen() {
    int[][] nullRow = new int[9][9];
    nullRow[3] = null;
    int[][] shortRow = new int[9][9];
    shortRow[8] = new int[8];
    return List.of(
        arguments(answered(new Value.Nothing()), "solve returned null; wanted are 9 rows of 9"),
        arguments(
            answered(new Value.TooLarge(20_000, 30_000)),
            "solve returned 20000 rows of up to 30000 cells; wanted are 9 rows of 9"),
        arguments(Runs.rowsReturned(new int[0][]), "solve returned 0 rows; wanted are 9 rows of 9"),
        arguments(
            Runs.rowsReturned(new int[10][10]), "solve returned 10 rows; wanted are 9 rows of 9"),
        arguments(
            Runs.rowsReturned(nullRow),
            "row 4 of what solve returned is null; wanted are 9 rows of 9"),
        arguments(
            Runs.rowsReturned(shortRow),
            "row 9 of what solve returned has 8 cells; wanted are 9 rows of 9"),
        arguments(
            Runs.rowsReturned(new int[9][10]),
            "row 1 of what solve returned has 10 cells; wanted are 9 rows of 9"));
  }

  @ParameterizedTest
  @MethodSource("misshapen")
  void saysWhyAnswerIsNoBoard(Outcome outcome, String message) {
    Judgement solvable = judge(SOLVABLE, outcome);
    Judgement unsolvable = judge(UNSOLVABLE, outcome);

    assertThat(solvable.verdict()).isEqualTo(Verdict.WRONG_ANSWER);
    assertThat(solvable.message()).isEqualTo(message);
    assertChecks(solvable, false, false, false, false);
    assertThat(unsolvable.verdict()).isEqualTo(Verdict.WRONG_ANSWER);
    assertThat(unsolvable.message())
        .isEqualTo("this puzzle has no solution, so all zeros were expected; but " + message);
    assertThat(unsolvable.checks()).containsExactly(new Check("zeros", false));
  }

  static List<Arguments> unanswered() {
    return List.of(
        arguments(
            new Outcome.OverLimit(Overrun.CPU),
            Verdict.TIME_LIMIT,
            "no answer after 10 s of computing"),
        arguments(
            new Outcome.OverLimit(Overrun.IDLE),
            Verdict.TIME_LIMIT,
            "the program waited for 10 s without computing: does it sleep, read input, or wait for"
                + " a thread?"),
        arguments(new Outcome.OverLimit(Overrun.WALL), Verdict.TIME_LIMIT, "no answer after 80 s"),
        arguments(
            new Outcome.OverLimit(Overrun.OUTPUT),
            Verdict.OUTPUT_LIMIT,
            "the program printed more than 8 MiB: is a print inside a loop that does not end?"),
        arguments(
            new Outcome.OverLimit(Overrun.MEMORY),
            Verdict.MEMORY_LIMIT,
            "the program took more memory than it may have, outside the heap of 256 MiB"),
        arguments(
            new Outcome.OverLimit(Overrun.DISK),
            Verdict.OUTPUT_LIMIT,
            "the program wrote more than the 64 MiB of files it may have"),
        arguments(
            new Outcome.Threw(
                "java.io.IOException", "No space left on device", List.of("A.b(A:3)")),
            Verdict.OUTPUT_LIMIT,
            "the program wrote more than the 64 MiB of files it may have at A.b(A:3)"),
        arguments(
            new Outcome.Threw(
                "java.lang.OutOfMemoryError",
                "unable to create native thread: possibly out of memory",
                List.of("A.b(A:3)")),
            Verdict.MEMORY_LIMIT,
            "the program started more threads than there is room for at A.b(A:3)"),
        arguments(
            new Outcome.Ended(137),
            Verdict.CRASHED,
            "the program was ended by signal 9 before solve returned, and so again in a fresh process"),
        arguments(
            new Outcome.Threw("java.lang.OutOfMemoryError", "Java heap space", List.of("A.b(A:3)")),
            Verdict.MEMORY_LIMIT,
            "the program needed more than 256 MiB of memory at A.b(A:3)"),
        arguments(
            new Outcome.Threw("java.lang.OutOfMemoryError", "", List.of()),
            Verdict.MEMORY_LIMIT,
            "the program needed more than 256 MiB of memory"),
        arguments(
            new Outcome.Threw("E", "no luck", List.of("A.b(A.java:3)", "A.solve(A.java:1)")),
            Verdict.CRASHED,
            "solve threw E: no luck at A.b(A.java:3)"),
        arguments(
            new Outcome.Threw("java.lang.StackOverflowError", "", List.of()),
            Verdict.CRASHED,
            "solve threw java.lang.StackOverflowError"),
        arguments(
            new Outcome.Ended(0),
            Verdict.CRASHED,
            "the program ended itself before solve returned (exit code 0): is there a"
                + " System.exit?"),
        arguments(
            new Outcome.Ended(-1),
            Verdict.CRASHED,
            "the program closed its standard streams before solve returned"),
        arguments(new Outcome.NotRun("it rains"), Verdict.NOT_RUN, "not run, because it rains"),
        arguments(
            new Outcome.HarnessFault("no disk"),
            Verdict.GRADER_ERROR,
            "the grader itself failed here, which is not your fault: no disk"));
  }

  @ParameterizedTest
  @MethodSource("unanswered")
  void saysWhyThereIsNoAnswer(Outcome outcome, Verdict verdict, String message) {
    Judgement judgement = judge(SOLVABLE, outcome);

    assertThat(judgement.verdict()).isEqualTo(verdict);
    assertThat(judgement.message()).isEqualTo(message);
    assertThat(judgement.checks()).isEmpty();
    assertThat(judgement.breaches()).isEmpty();
    assertThat(judge(UNSOLVABLE, outcome).message()).isEqualTo(message);
  }

  @Test
  void judgesEveryRunInOrder() {
    List<Judgement> judgements =
        Judges.judge(
            List.of(
                Runs.run(SOLVABLE, Runs.rowsReturned(Runs.solution())),
                Runs.run(UNSOLVABLE, Runs.rowsReturned(Runs.solution()))));

    assertThat(judgements)
        .extracting(Judgement::verdict)
        .containsExactly(Verdict.ACCEPTED, Verdict.WRONG_ANSWER);
  }

  static List<Outcome> wrongForBoth() {
    int[][] nothingRight = new int[9][9];
    Arrays.stream(nothingRight).forEach(row -> Arrays.fill(row, 2));
    return List.of(
        answered(new Value.Nothing()),
        answered(new Value.TooLarge(100, 100)),
        Runs.rowsReturned(new int[10][10]),
        Runs.rowsReturned(nothingRight));
  }

  @ParameterizedTest
  @MethodSource("wrongForBoth")
  void discreetMessageDoesNotTellWhetherThereIsASolution(Outcome outcome) {
    assertThat(judge(SOLVABLE, outcome).discreetMessage()).isEqualTo("the answer is wrong");
    assertThat(judge(UNSOLVABLE, outcome).discreetMessage()).isEqualTo("the answer is wrong");
  }

  @Test
  void discreetMessageIsTheSameForZerosAndForMissingZeros() {
    assertThat(judge(SOLVABLE, Runs.rowsReturned(new int[9][9])).discreetMessage())
        .isEqualTo(judge(UNSOLVABLE, Runs.rowsReturned(Runs.solution())).discreetMessage())
        .isEqualTo("the answer is wrong");
  }

  @Test
  void discreetMessageHoldsBackTextOfException() {
    Outcome threw = new Outcome.Threw("my.Error", "r1c1=5", List.of("A.r1c1_is_5(A.java:1)"));

    assertThat(judge(SOLVABLE, threw).discreetMessage()).isEqualTo("solve threw an exception");
  }

  @Test
  void discreetMessageHoldsBackWhereMemoryRanOut() {
    Outcome threw =
        new Outcome.Threw("java.lang.OutOfMemoryError", "r1c1=5", List.of("A.r1c1_is_5(A.java:1)"));

    assertThat(judge(SOLVABLE, threw).discreetMessage())
        .isEqualTo("the program needed too much memory");
  }

  @Test
  void discreetMessageOfTimeLimitIsTheFullOne() {
    assertThat(judge(SOLVABLE, new Outcome.OverLimit(Overrun.CPU)).discreetMessage())
        .isEqualTo("no answer after 10 s of computing");
  }

  private static Judgement judge(TestCase testCase, Outcome outcome) {
    return Judges.judge(List.of(Runs.run(testCase, outcome))).get(0);
  }

  private static Outcome answered(Value answer) {
    return new Answered(answer);
  }

  private static void swap(int[][] grid, int row, int column, int otherRow, int otherColumn) {
    int kept = grid[row][column];
    grid[row][column] = grid[otherRow][otherColumn];
    grid[otherRow][otherColumn] = kept;
  }

  private static void assertChecks(
      Judgement judgement, boolean givens, boolean rows, boolean columns, boolean blocks) {
    assertThat(judgement.checks())
        .containsExactly(
            new Check("givens", givens),
            new Check("rows", rows),
            new Check("columns", columns),
            new Check("blocks", blocks));
  }
}
