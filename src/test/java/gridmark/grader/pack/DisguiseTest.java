package gridmark.grader.pack;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.Repository;
import gridmark.assignment.Verdict;
import gridmark.board.Backtracking;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import gridmark.grader.judge.Judges;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Runs;
import gridmark.reference.ReferenceSolver;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("thorough")
class DisguiseTest {

  private static final int SEEDS = 60;

  private static List<TestCase> shipped;

  @BeforeAll
  static void readPacks() throws BrokenPackException {
    shipped = PackReader.read(Repository.testcases()).cases();
  }

  static List<TestCase> hidden() throws BrokenPackException {
    return hidden(PackReader.read(Repository.testcases()).cases());
  }

  private static List<TestCase> hidden(List<TestCase> cases) {
    return cases.stream().filter(TestCase::isHidden).toList();
  }

  @Test
  void leavesPublicCasesAsTheyAre() {
    List<TestCase> disguised = new Disguise(7).of(shipped);

    assertThat(disguised).hasSameSizeAs(shipped);
    assertThat(disguised.stream().filter(each -> !each.isHidden()))
        .containsExactlyElementsOf(shipped.stream().filter(each -> !each.isHidden()).toList());
  }

  @Test
  void changesNothingOfHiddenCasesButThePuzzle() throws BrokenPackException {
    for (TestCase each : hidden()) {
      TestCase disguised = disguised(each, 7);
      assertThat(CaseBoards.puzzle(disguised)).isNotEqualTo(CaseBoards.puzzle(each));
      assertThat(CaseBoards.withPuzzle(disguised, CaseBoards.puzzle(each))).isEqualTo(each);
    }
  }

  @Test
  void dependsOnSeedAndCaseAlone() throws BrokenPackException {
    List<TestCase> hidden = hidden();
    List<TestCase> together = new Disguise(7).of(shipped);

    for (TestCase each : hidden) {
      assertThat(together).contains(disguised(each, 7));
      assertThat(disguised(each, 8)).isNotEqualTo(disguised(each, 7));
    }
  }

  @Test
  void givesTwoCasesWithTheSamePuzzleDifferentDisguises() {
    TestCase one = Runs.hidden(Runs.solvable("h-1"));
    TestCase other = Runs.hidden(Runs.solvable("h-2"));

    assertThat(CaseBoards.puzzle(disguised(one, 7)))
        .isNotEqualTo(CaseBoards.puzzle(disguised(other, 7)));
  }

  @ParameterizedTest
  @MethodSource("hidden")
  void letsRightSolverBeRightWhateverTheSeed(TestCase each) {
    for (long seed = 0; seed < SEEDS; seed++) {
      TestCase disguised = disguised(each, seed * seed * 0x9E3779B9L);
      int[][] answer =
          ReferenceSolver.solve(Puzzle.of(CaseBoards.puzzle(disguised)))
              .map(Grid::toRows)
              .orElse(new int[9][9]);
      assertThat(verdict(disguised, answer)).as("seed %d", seed).isEqualTo(Verdict.ACCEPTED);
    }
  }

  @ParameterizedTest
  @MethodSource("hidden")
  void keepsTheNumberOfSolutionsByTheOpinionOfAnotherSolver(TestCase each) {
    int solutions = Backtracking.count(CaseBoards.puzzle(each), 3);

    for (long seed = 0; seed < 10; seed++) {
      assertThat(Backtracking.count(CaseBoards.puzzle(disguised(each, seed)), 3))
          .isEqualTo(solutions);
    }
  }

  @ParameterizedTest
  @EnumSource(Unit.Kind.class)
  void catchesTheMissingRuleThatTheCaseIsFor(Unit.Kind rule) throws BrokenPackException {
    String tag = "rule:" + rule.name().toLowerCase(Locale.ROOT);
    List<TestCase> tagged = hidden().stream().filter(each -> each.tags().contains(tag)).toList();

    assertThat(tagged).hasSize(2);
    for (TestCase each : tagged) {
      for (long seed = 0; seed < 20; seed++) {
        Grid puzzle = CaseBoards.puzzle(disguised(each, seed));
        assertThat(Backtracking.solve(puzzle, EnumSet.complementOf(EnumSet.of(rule))))
            .as("%s, seed %d", each.id(), seed)
            .isPresent();
      }
    }
  }

  @Test
  void isTheEndOfAnswersByHeart() throws BrokenPackException {
    Map<Grid, int[][]> known =
        hidden().stream()
            .collect(
                Collectors.toMap(
                    CaseBoards::puzzle,
                    each ->
                        ReferenceSolver.solve(Puzzle.of(CaseBoards.puzzle(each)))
                            .map(Grid::toRows)
                            .orElse(new int[9][9])));
    UnaryOperator<Grid> byHeart =
        puzzle -> Grid.of(BoxShape.CLASSIC, known.getOrDefault(puzzle, firstRowFilled()));

    assertThat(accepted(hidden(), byHeart)).isEqualTo(hidden().size());
    assertThat(IntStream.range(0, SEEDS))
        .allMatch(seed -> accepted(hidden(new Disguise(seed).of(shipped)), byHeart) == 0);
  }

  private static long accepted(List<TestCase> cases, UnaryOperator<Grid> solver) {
    return cases.stream()
        .filter(
            each ->
                verdict(each, solver.apply(CaseBoards.puzzle(each)).toRows()) == Verdict.ACCEPTED)
        .count();
  }

  private static int[][] firstRowFilled() {
    int[][] digits = new int[9][9];
    digits[0] = new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9};
    return digits;
  }

  private static Verdict verdict(TestCase testCase, int[][] answer) {
    CaseRun run = Runs.run(testCase, Runs.rowsReturned(answer));
    return Judges.judge(List.of(run)).get(0).verdict();
  }

  @Test
  void asksHiddenCasesLastInAnOrderOfItsOwn() throws Exception {
    List<TestCase> cases = PackReader.read(Repository.testcases()).cases();
    List<String> open = cases.stream().filter(each -> !each.isHidden()).map(TestCase::id).toList();
    Set<List<String>> orders = new HashSet<>();
    Set<String> first = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      List<String> order = new Disguise(seed).order(cases).stream().map(TestCase::id).toList();
      assertThat(order).startsWith(open.toArray(String[]::new)).hasSameSizeAs(cases);
      orders.add(order);
      first.add(order.get(open.size()));
    }
    assertThat(orders).hasSize(200);
    assertThat(first).as("any of the 22 may be the first").hasSize(22);
  }

  @Test
  void asksSomeOfTheCasesInTheOrderOfAll() throws Exception {
    List<TestCase> cases = PackReader.read(Repository.testcases()).cases();
    List<TestCase> some = cases.stream().filter(each -> each.id().endsWith("1")).toList();

    assertThat(new Disguise(5).order(cases)).containsSubsequence(new Disguise(5).order(some));
  }

  private static TestCase disguised(TestCase hidden, long seed) {
    return new Disguise(seed).of(List.of(hidden)).get(0);
  }
}
