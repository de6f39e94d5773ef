package gridmark.assignment.filling.diagnose;

import static gridmark.assignment.filling.diagnose.PackAnswers.changed;
import static gridmark.assignment.filling.diagnose.PackAnswers.diagnose;
import static gridmark.assignment.filling.diagnose.PackAnswers.diagnoseRuns;
import static gridmark.assignment.filling.diagnose.PackAnswers.isUnsolvable;
import static gridmark.assignment.filling.diagnose.PackAnswers.right;
import static gridmark.assignment.filling.diagnose.PackAnswers.solution;
import static gridmark.assignment.filling.diagnose.PackAnswers.zeros;
import static org.assertj.core.api.Assertions.assertThat;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.SatUse;
import gridmark.assignment.diagnosis.CommonBug;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import gridmark.grader.pack.CaseBoards;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.Outcome;
import gridmark.grader.run.Runs;
import gridmark.sandbox.Event.Overrun;
import gridmark.sat.Cnf;
import gridmark.sat.Encoding;
import gridmark.sat.Family;
import gridmark.sat.Solver;
import gridmark.sat.Variables;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Bugs for which there is no list: what a program would compute that has them tells them apart. */
class UntunedBugsTest {

  private static final SatUse NO_SAT = new SatUse(0, 0, 0, 0);

  @Test
  void digitsCountedFromTheOtherEndAreNoMissingGivens() {
    Diagnosis main = main(diagnose(each -> changed(each, (solution, i, j) -> 10 - solution[i][j])));

    assertThat(main.code()).isEqualTo(BoardBug.MIXED_UP);
    assertThat(main.evidence()).contains("1 and 9 are swapped");
  }

  @Test
  void rowAndDigitThatChangePlacesAreNoMissingBlockRule() {
    Diagnosis main =
        main(
            diagnose(
                each ->
                    changed(
                        each,
                        (solution, i, j) -> {
                          int row = 0;
                          while (solution[row][j] != i + 1) {
                            row++;
                          }
                          return row + 1;
                        })));

    assertThat(main.code()).isEqualTo(BoardBug.MIXED_UP);
    assertThat(main.evidence()).contains("row and digit have changed places");
  }

  @Test
  void twoMixupsAtOnceAreBothNamed() {
    Diagnosis main =
        main(diagnose(each -> changed(each, (solution, i, j) -> solution[8 - i][8 - j])));

    assertThat(main.code()).isEqualTo(BoardBug.SHIFTED);
    assertThat(main.evidence())
        .contains("top and bottom are swapped, and left and right are swapped");
  }

  @Test
  void aModelReadOneVariableTooFarIsSeenThroughNeighbours() {
    Diagnosis main =
        main(
            diagnose(
                each ->
                    changed(
                        each,
                        (solution, i, j) -> {
                          boolean isFirst = i == 0 && j == 0;
                          int before = isFirst ? 0 : solution[j == 0 ? i - 1 : i][(j + 8) % 9];
                          return before == 9 ? 1 : (solution[i][j] + 1) % 10;
                        })));

    assertThat(main.code()).isEqualTo(BoardBug.DIGIT_OFF_BY_ONE);
    assertThat(main.evidence()).contains("every variable was taken for the next one");
  }

  @Test
  void oneRowInPlaceOfAllIsNoMissingColumnRule() {
    Diagnosis main = main(diagnose(each -> changed(each, (solution, i, j) -> solution[8][j])));

    assertThat(main.code()).isEqualTo(BoardBug.MISREAD_MODEL);
    assertThat(main.evidence()).contains("every row holds what belongs in row 9");
    assertThat(main.advice()).contains("nine different arrays");
  }

  @Test
  void givensThatTheFormulaNeverSawAreNoMissingRules() {
    Diagnosis main = main(diagnose(UntunedBugsTest::besideGivens));

    assertThat(main.code()).isEqualTo(BoardBug.GIVENS_IGNORED);
    assertThat(main.evidence()).contains("never clash with each other, only with givens");
  }

  @Test
  void givensOfOneDigitTakenForAnotherExplainZerosToo() {
    Diagnosis main =
        main(
            diagnose(
                each -> {
                  int[][] misread = CaseBoards.puzzle(each).toRows();
                  for (int[] row : misread) {
                    for (int j = 0; j < 9; j++) {
                      row[j] = row[j] == 8 ? 0 : row[j] == 9 ? 1 : row[j];
                    }
                  }
                  return Runs.rowsReturned(solved(Encoding.EXTENDED.rules(shape()), misread));
                }));

    assertThat(main.code()).isEqualTo(BoardBug.GIVENS_IGNORED);
    assertThat(main.evidence()).contains("8 was lost and 9 was taken for 1");
    assertThat(main.cases()).contains("classic-1", "public-easy-1", "hidden-medium-1");
  }

  @Test
  void givensThatAreAllForbiddenPointToTheirSign() {
    Diagnosis main =
        main(
            diagnose(
                each ->
                    Runs.rowsReturned(
                        solved(
                            Encoding.EXTENDED
                                .rules(shape())
                                .andAllOf(
                                    Arrays.stream(literals(CaseBoards.puzzle(each).toRows()))
                                        .map(literal -> -literal)
                                        .toArray()),
                            new int[9][9]))));

    assertThat(main.code()).isEqualTo(BoardBug.GIVENS_IGNORED);
    assertThat(main.evidence()).contains("every single one");
    assertThat(main.advice()).contains("sign");
  }

  @Test
  void aBlockRuleThatForgetsOneCellIsNotBlamedOnDigits() {
    Diagnosis main =
        main(diagnose(each -> blocksCompared(each, (first, second) -> first != 4 && second != 4)));

    assertThat(main.code()).isEqualTo(BoardBug.MISSING_BLOCK_RULE);
    assertThat(main.evidence()).contains("always with cell 5 of a block");
  }

  @Test
  void aRuleForOneDirectionOnlyIsSeen() {
    Diagnosis main =
        main(diagnose(each -> blocksCompared(each, (first, second) -> first % 3 < second % 3)));

    assertThat(main.code()).isEqualTo(BoardBug.MISSING_BLOCK_RULE);
    assertThat(main.evidence()).contains("one further down on the left");
  }

  @Test
  void lowerDigitsInPlaceOfGivensPointToCellsWithSeveralDigits() {
    Diagnosis main =
        main(
            diagnose(
                each ->
                    changed(
                        each,
                        (solution, i, j) ->
                            (31 * i + 17 * j + solution[0][j]) % 3 == 0
                                ? 1 + (5 * i + 3 * j) % solution[i][j]
                                : solution[i][j])));

    assertThat(main.code()).isEqualTo(BoardBug.MISSING_CELL_RULE);
    assertThat(main.evidence()).contains("always lower ones");
  }

  @Test
  void oneBoardForAllPuzzlesIsToldAsThat() {
    Diagnosis main = main(diagnose(each -> changed(each, (solution, i, j) -> 9)));

    assertThat(main.code()).isEqualTo(BoardBug.SAME_ANSWER);
    assertThat(main.evidence())
        .contains("every cell holds 9")
        .contains("Every public puzzle without a solution was recognised");
  }

  @Test
  void garbageBehindRecognisedPuzzlesPointsToTheModel() {
    Diagnosis main =
        main(
            diagnose(
                each -> changed(each, (solution, i, j) -> (solution[i][j] * (i + 2) + j) % 9 + 1)));

    assertThat(main.code()).isEqualTo(BoardBug.MISREAD_MODEL);
  }

  @Test
  void whatIsPrintedInPlaceOfReturnedIsSeen() {
    List<Diagnosis> diagnoses =
        diagnoseRuns(
            each ->
                Runs.run(
                    each,
                    zeros(),
                    isUnsolvable(each)
                        ? "no solution"
                        : "Solved 1 puzzle:\n" + Grid.of(shape(), solution(each)).line()));

    assertThat(main(diagnoses).code()).isEqualTo(BoardBug.PRINTED_ONLY);
  }

  @Test
  void puzzlesWithSeveralSolutionsThatAreRefusedAreNamed() {
    Predicate<TestCase> isRefused = each -> each.tags().contains("many-solutions") || isEmpty(each);
    Diagnosis main = main(diagnose(each -> isRefused.test(each) ? zeros() : right(each)));

    assertThat(main.code()).isEqualTo(BoardBug.REFUSES_PUZZLES);
    assertThat(main.evidence()).contains("more than one solution");
    assertThat(main.advice()).doesNotContain("clause");
  }

  @Test
  void puzzlesWithFewGivensThatAreRefusedAreNamed() {
    Diagnosis main =
        main(diagnose(each -> CaseBoards.puzzle(each).count() < 17 ? zeros() : right(each)));

    assertThat(main.code()).isEqualTo(BoardBug.REFUSES_PUZZLES);
    assertThat(main.evidence()).contains("at most 9 givens; all that were solved have 17 or more");
  }

  @Test
  void whatItsOwnAnswersSolveIsNotForbiddenByAClause() {
    Diagnosis main =
        main(
            diagnose(
                each -> each.tags().contains("hard") || isEmpty(each) ? zeros() : right(each)));

    assertThat(main.evidence()).contains("your own answer to classic-1 would solve public-empty");
    assertThat(main.advice()).contains("a time limit");
  }

  @Test
  void zerosForTheEmptyBoardAreToldWhereAllAreZeros() {
    assertThat(main(diagnose(each -> zeros())).evidence()).contains("Even the empty board");
  }

  @Test
  void aSearchThatIsStuckIsNotToldOfClauses() {
    Diagnosis main =
        main(diagnoseRuns(each -> Runs.run(each, Runs.rowsReturned(firstFit(each)), NO_SAT)));

    assertThat(main.code()).isEqualTo(BoardBug.NO_BACKTRACKING);
    assertThat(main.text()).doesNotContain("clause");
  }

  @Test
  void aSearchThatStopsWhereNothingFollowsIsNotToldOfTheCellRule() {
    Diagnosis main =
        main(
            diagnoseRuns(
                each ->
                    Runs.run(
                        each,
                        CaseBoards.puzzle(each).count() > 30
                            ? right(each)
                            : Runs.rowsReturned(half(each)),
                        NO_SAT)));

    assertThat(main.code()).isEqualTo(BoardBug.NO_SEARCH);
  }

  @Test
  void aDigitThatIsNeverFilledInIsNamed() {
    Diagnosis main =
        main(
            diagnose(
                each ->
                    isUnsolvable(each)
                        ? zeros()
                        : changed(
                            each,
                            (solution, i, j) ->
                                CaseBoards.puzzle(each).toRows()[i][j] == 0
                                        && (solution[i][j] == 9 || (i + j) % 5 == 0)
                                    ? 0
                                    : solution[i][j])));

    assertThat(main.evidence()).contains("Nowhere was a 9 filled in, but every other digit was");
    assertThat(main.advice()).contains("come to 9");
  }

  @Test
  void missingRulesOfASearchAreToldWithoutClauses() {
    List<Diagnosis> diagnoses =
        diagnoseRuns(
            each -> Runs.run(each, blocksCompared(each, (first, second) -> false), NO_SAT));

    assertThat(main(diagnoses).code()).isEqualTo(BoardBug.MISSING_BLOCK_RULE);
    assertThat(main(diagnoses).advice()).doesNotContain("clause");
  }

  @Test
  void aFormulaWithTooFewVariablesIsSeen() {
    SatUse use = new SatUse(1, 153, 11_000, 0);
    Diagnosis main = main(diagnoseRuns(each -> Runs.run(each, zeros(), use)));

    assertThat(main.code()).isEqualTo(BoardBug.NUMBERS_COLLIDE);
    assertThat(main.evidence()).contains("only 153 variables");
  }

  @Test
  void aFormulaWithTooFewClausesIsSeen() {
    SatUse use = new SatUse(1, 729, 3, 0);
    Diagnosis main = main(diagnoseRuns(each -> Runs.run(each, zeros(), use)));

    assertThat(main.code()).isEqualTo(BoardBug.CLAUSES_LOST);
    assertThat(main.evidence()).contains("only 3 clauses");
  }

  @Test
  void oneExceptionInEveryCaseIsToldWithWhatIsUsuallyBehindIt() {
    Outcome outOfBounds =
        new Outcome.Threw(
            "java.lang.ArrayIndexOutOfBoundsException",
            "Index 9 out of bounds for length 9",
            List.of("SudokuSolver.solve(SudokuSolver.java:12)"));
    Diagnosis main = main(diagnose(each -> outOfBounds));

    assertThat(main.code()).isEqualTo(CommonBug.EXCEPTION);
    assertThat(main.evidence()).contains("SudokuSolver.java:12");
    assertThat(main.advice()).contains("the indices are 0 to 8");
  }

  @Test
  void slowSearchIsToldOfItsOwnLoopsFirst() {
    Outcome slow = new Outcome.OverLimit(Overrun.CPU);
    Diagnosis main =
        main(
            diagnoseRuns(
                each -> Runs.run(each, each.tags().contains("hard") ? slow : right(each), NO_SAT)));

    assertThat(main.code()).isEqualTo(CommonBug.TOO_SLOW);
    assertThat(main.advice()).startsWith("Check that every loop").contains("fewest digits");
  }

  @Test
  void searchThatNeverSawTheGivensIsAskedWhetherItsChecksDo() {
    Diagnosis main = main(diagnoseRuns(each -> Runs.run(each, besideGivens(each), NO_SAT)));

    assertThat(main.code()).isEqualTo(BoardBug.GIVENS_IGNORED);
    assertThat(main.advice()).contains("are the givens entered there");
  }

  @Test
  void onlyPuzzlesWithClashingGivensThatAreSlowAreNamed() {
    Outcome slow = new Outcome.OverLimit(Overrun.CPU);
    Diagnosis main = main(diagnose(each -> each.tags().contains("clash") ? slow : right(each)));

    assertThat(main.code()).isEqualTo(CommonBug.TOO_SLOW);
    assertThat(main.evidence()).contains("only puzzles whose givens clash are slow");
  }

  @Test
  void digitsThatStandInWrongCellsAreNoSearchWithoutBacktracking() {
    Diagnosis main =
        main(
            diagnoseRuns(
                each ->
                    Runs.run(
                        each,
                        CaseBoards.puzzle(each).count() > 30 ? right(each) : rearranged(each),
                        NO_SAT)));

    assertThat(main.code()).isEqualTo(BoardBug.MISREAD_MODEL);
    assertThat(main.evidence()).contains("Every digit is there 9 times");
  }

  @Test
  void theSameCellThatIsAlwaysEmptyIsNoSearchThatStops() {
    Diagnosis main =
        main(
            diagnoseRuns(
                each ->
                    Runs.run(
                        each, emptied(each, (row, column) -> row == 8 && column == 8), NO_SAT)));

    assertThat(main.code()).isEqualTo(BoardBug.EMPTY_CELLS);
    assertThat(main.evidence()).contains("always r9c9");
    assertThat(main.text()).doesNotContain("clause");
  }

  @Test
  void aRowAndAColumnThatStayEmptyAreSeen() {
    Diagnosis main =
        main(diagnose(each -> emptied(each, (row, column) -> row == 0 || column == 0)));

    assertThat(main.code()).isEqualTo(BoardBug.EMPTY_CELLS);
    assertThat(main.evidence()).contains("always in row 1 or column 1");
  }

  @Test
  void digitsThatAreOneTooLowBesideTheGivensAreSeen() {
    Diagnosis main =
        main(
            diagnose(
                each ->
                    changed(
                        each,
                        (solution, i, j) ->
                            solution[i][j]
                                - (CaseBoards.puzzle(each).toRows()[i][j] == 0 ? 1 : 0))));

    assertThat(main.code()).isEqualTo(BoardBug.DIGIT_OFF_BY_ONE);
    assertThat(main.evidence())
        .contains("the givens are right, but in the cells that were filled in every digit is one")
        .contains("too low");
  }

  @Test
  void givensThatAreWrittenOverTheAnswerTheWrongWayAreSeen() {
    Diagnosis main =
        main(
            diagnose(
                each ->
                    changed(
                        each,
                        (solution, i, j) -> {
                          int given = CaseBoards.puzzle(each).toRows()[j][i];
                          return given == 0 ? solution[i][j] : given;
                        })));

    assertThat(main.code()).isEqualTo(BoardBug.GIVENS_IGNORED);
    assertThat(main.evidence()).contains("written over it: the row and column of every given");
  }

  @Test
  void digitsWithMinusAreToldAsThat() {
    Diagnosis main =
        main(
            diagnose(
                each ->
                    changed(
                        each,
                        (solution, i, j) ->
                            CaseBoards.puzzle(each).toRows()[i][j] == 0
                                ? -solution[i][j]
                                : solution[i][j])));

    assertThat(main.code()).isEqualTo(BoardBug.NOT_DIGITS);
    assertThat(main.evidence()).contains("without the sign they are right");
    assertThat(main.advice()).contains("minus").doesNotContain("variable");
  }

  @Test
  void puzzlesWithRowThatHasNoGivensAreOfKind() {
    Predicate<TestCase> isRefused =
        each ->
            Arrays.stream(CaseBoards.puzzle(each).toRows())
                .anyMatch(row -> Arrays.stream(row).allMatch(digit -> digit == 0));
    Diagnosis main = main(diagnose(each -> isRefused.test(each) ? zeros() : right(each)));

    assertThat(main.code()).isEqualTo(BoardBug.REFUSES_PUZZLES);
    assertThat(main.evidence()).contains("with a row in which nothing is given");
  }

  @Test
  void allPuzzlesWithoutSolutionAreCountedWhateverCameInstead() {
    Diagnosis main =
        main(
            diagnose(
                each ->
                    !isUnsolvable(each)
                        ? right(each)
                        : Runs.rowsReturned(
                            each.id().length() % 2 == 0
                                ? CaseBoards.puzzle(each).toRows()
                                : new int[0][])));

    assertThat(main.code()).isEqualTo(BoardBug.UNSOLVABLE_NOT_ZEROS);
    assertThat(main.evidence())
        .startsWith("All ")
        .contains("the puzzle itself came back for ")
        .contains("an empty array came back for ");
  }

  @Test
  void fullBoardThatGetsZerosPointsToTheChecks() {
    Diagnosis main = main(diagnoseRuns(each -> Runs.run(each, zeros(), NO_SAT)));

    assertThat(main.code()).isEqualTo(BoardBug.ALWAYS_ZEROS);
    assertThat(main.evidence()).contains("a board that is full and right, public-full, get zeros");
    assertThat(main.advice()).contains("Follow your program with public-full");
  }

  private static Diagnosis main(List<Diagnosis> diagnoses) {
    assertThat(diagnoses).isNotEmpty();
    return diagnoses.get(0);
  }

  private static BoxShape shape() {
    return BoxShape.CLASSIC;
  }

  private static boolean isEmpty(TestCase testCase) {
    return CaseBoards.puzzle(testCase).count() == 0;
  }

  /** What a program answers whose block rule compares only some pairs of places. */
  private static Outcome blocksCompared(TestCase testCase, BiPredicate<Integer, Integer> pairs) {
    Cnf rest =
        Encoding.EXTENDED
            .without(Family.BLOCK_AT_LEAST_ONE)
            .without(Family.BLOCK_AT_MOST_ONE)
            .rules(shape());
    Variables variables = new Variables(shape());
    List<int[]> clauses = new ArrayList<>();
    for (int i = 0; i < rest.clauses(); i++) {
      clauses.add(rest.clause(i));
    }
    for (Unit block : Unit.of(shape(), Unit.Kind.BLOCK)) {
      for (int second = 0; second < 9; second++) {
        for (int first = 0; first < second; first++) {
          for (int digit = 1; digit <= 9 && pairs.test(first, second); digit++) {
            clauses.add(
                new int[] {
                  -variables.of(block.cells().get(first), digit),
                  -variables.of(block.cells().get(second), digit)
                });
          }
        }
      }
    }
    return Runs.rowsReturned(
        solved(Cnf.of(rest.variables(), clauses), CaseBoards.puzzle(testCase).toRows()));
  }

  private static int[] literals(int[][] givens) {
    return Encoding.EXTENDED.facts(Puzzle.of(Grid.of(shape(), givens)));
  }

  /** What sat4j finds, or zeros. */
  private static int[][] solved(Cnf rules, int[][] givens) {
    Puzzle puzzle = Puzzle.of(Grid.of(shape(), givens));
    return Solver.SAT4J
        .solve(rules.andAllOf(literals(givens)))
        .map(model -> Encoding.EXTENDED.decode(puzzle, model).toRows())
        .orElse(new int[9][9]);
  }

  /** Every cell gets the first digit that fits, or none; nothing is taken back. */
  private static int[][] firstFit(TestCase testCase) {
    int[][] grid = CaseBoards.puzzle(testCase).toRows();
    for (int i = 0; i < 81; i++) {
      for (int digit = 1; digit <= 9 && grid[i / 9][i % 9] == 0; digit++) {
        grid[i / 9][i % 9] = fits(grid, i / 9, i % 9, digit) ? digit : 0;
      }
    }
    return grid;
  }

  private static boolean fits(int[][] grid, int row, int column, int digit) {
    for (int i = 0; i < 9; i++) {
      if (grid[row][i] == digit
          || grid[i][column] == digit
          || grid[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) {
        return false;
      }
    }
    return true;
  }

  /** One and the same solution in all cells but those of the givens. */
  private static Outcome besideGivens(TestCase testCase) {
    int[][] board = Runs.solution();
    int[][] grid = CaseBoards.puzzle(testCase).toRows();
    for (int i = 0; i < 81; i++) {
      grid[i / 9][i % 9] = grid[i / 9][i % 9] == 0 ? board[i / 9][i % 9] : grid[i / 9][i % 9];
    }
    return Runs.rowsReturned(grid);
  }

  /** The right digits, but those of the givens first. */
  private static Outcome rearranged(TestCase testCase) {
    int[][] givens = CaseBoards.puzzle(testCase).toRows();
    int[][] solution = solution(testCase);
    int[] order =
        IntStream.range(0, 81)
            .boxed()
            .sorted(Comparator.comparing(i -> givens[i / 9][i % 9] == 0))
            .mapToInt(i -> solution[i / 9][i % 9])
            .toArray();
    return changed(testCase, (any, i, j) -> order[9 * i + j]);
  }

  /** A right answer without the digits that were filled in here. */
  private static Outcome emptied(TestCase testCase, BiPredicate<Integer, Integer> cells) {
    int[][] givens = CaseBoards.puzzle(testCase).toRows();
    return changed(testCase, (solution, i, j) -> cells.test(i, j) ? givens[i][j] : solution[i][j]);
  }

  /** The solution of every other cell. */
  private static int[][] half(TestCase testCase) {
    int[][] grid = CaseBoards.puzzle(testCase).toRows();
    int[][] solution = solution(testCase);
    for (int i = 0; i < 81; i += 2) {
      grid[i / 9][i % 9] = isUnsolvable(testCase) ? grid[i / 9][i % 9] : solution[i / 9][i % 9];
    }
    return grid;
  }
}
