package gridmark.sat;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.board.Backtracking;
import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("thorough")
class EncodingTest {

  private static final Puzzle EMPTY = Puzzle.of(Grid.empty(BoxShape.CLASSIC));

  private static final String INKALA =
      "800000000003600000070090200050007000000045700000100030001000068008500010090000400";

  /** Every encoding with every solver. */
  static Stream<Arguments> ways() {
    return Encoding.all().stream()
        .flatMap(encoding -> Stream.of(Solver.values()).map(each -> Arguments.of(encoding, each)));
  }

  static List<Encoding> encodings() {
    return Encoding.all();
  }

  @ParameterizedTest
  @MethodSource("ways")
  void findsTheOnlySolution(Encoding encoding, Solver solver) {
    assertThat(solution(encoding, solver, Puzzles.read(INKALA)))
        .isEqualTo(Backtracking.solve(Puzzles.read(INKALA).givens()));
  }

  @ParameterizedTest
  @MethodSource("ways")
  void agreesWithAllSmallGridsOnAnyGivensAndMarks(Encoding encoding, Solver solver) {
    Random random = new Random(1);
    List<Grid> grids = Puzzles.allSmallGrids();
    assertThat(grids).hasSize(288);
    int solvable = 0;
    for (int round = 0; round < 120; round++) {
      Puzzle puzzle = Puzzles.anything(new BoxShape(2, 2), random, round % 6, round % 4);
      boolean expected = grids.stream().anyMatch(grid -> fits(puzzle, grid));
      checkAnswer(puzzle, solution(encoding, solver, puzzle), expected);
      solvable += expected ? 1 : 0;
    }
    // Both answers must have been met for this to say anything.
    assertThat(solvable).isBetween(20, 100);
  }

  @ParameterizedTest
  @MethodSource("ways")
  void solvesMarkedPuzzlesOfAllBoards(Encoding encoding, Solver solver) {
    Random random = new Random(2);
    for (int size : new int[] {6, 8, 9, 10, 12, 16}) {
      for (BoxShape shape : bothWays(size)) {
        Puzzle puzzle = Puzzles.puzzle(Puzzles.filled(shape, random), random, 0.55, 0.3);
        checkAnswer(puzzle, solution(encoding, solver, puzzle), true);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void agreesWithPlainSearchOnPuzzlesWithAWrongGiven(Encoding encoding, Solver solver) {
    Random random = new Random(3);
    int unsolvable = 0;
    for (int size : new int[] {6, 8, 9, 10, 12}) {
      for (BoxShape shape : bothWays(size)) {
        Puzzle right = Puzzles.puzzle(Puzzles.filled(shape, random), random, 0.5, 0);
        int[][] digits = right.givens().toRows();
        digits[random.nextInt(size)][random.nextInt(size)] = 1 + random.nextInt(size);
        Puzzle puzzle = Puzzle.of(Grid.of(shape, digits));
        boolean expected = Backtracking.solve(puzzle.givens()).isPresent();
        checkAnswer(puzzle, solution(encoding, solver, puzzle), expected);
        unsolvable += expected ? 0 : 1;
      }
    }
    assertThat(unsolvable).isPositive();
  }

  @ParameterizedTest
  @MethodSource("ways")
  void factsAsAssumptionsGiveTheSameAnswersAsTheWholeFormula(Encoding encoding, Solver solver) {
    Random random = new Random(4);
    BoxShape shape = new BoxShape(2, 3);
    Session session = solver.load(encoding.rules(shape));
    for (int round = 0; round < 30; round++) {
      Puzzle puzzle =
          round % 2 == 0
              ? Puzzles.anything(shape, random, round % 12, round % 5)
              : Puzzles.puzzle(Puzzles.filled(shape, random), random, 0.3, 0.2);
      boolean expected = Solver.SAT4J.solve(Encoding.EXTENDED.encode(puzzle)).isPresent();
      Optional<Model> model = session.solve(encoding.facts(puzzle));
      checkAnswer(puzzle, model.map(each -> encoding.decode(puzzle, each)), expected);
    }
  }

  @ParameterizedTest
  @MethodSource("encodings")
  void rulesAndFactsAreTheWholeFormula(Encoding encoding) {
    Puzzle puzzle = Puzzles.read("12......34......\n\n..eo............");
    Cnf whole = encoding.isPruned() ? Encoding.EXTENDED.encode(puzzle) : encoding.encode(puzzle);
    assertThat(encoding.rules(puzzle.shape()).andAllOf(encoding.facts(puzzle))).isEqualTo(whole);
    assertThat(encoding.facts(puzzle)).containsExactly(1, 6, 35, 40, -9, -11, -14, -16);
  }

  @ParameterizedTest
  @CsvSource({
    "minimal, 729, 8829",
    "efficient, 729, 11745",
    "extended, 729, 11988",
    "triads, 1215, 7695",
    "pruned, 729, 11988"
  })
  void hasTheVariablesAndClausesItSays(String name, int variables, int clauses) {
    Cnf formula = Encoding.named(name).orElseThrow().encode(EMPTY);
    assertThat(formula.variables()).isEqualTo(variables);
    assertThat(formula.clauses()).isEqualTo(clauses);
  }

  @Test
  void extendedIsClauseForClauseTheFormulaOfTheTextbook() {
    assertThat(sorted(Encoding.EXTENDED.encode(EMPTY))).isEqualTo(sorted(textbook()));
  }

  @Test
  void prunedIsWhatUnitPropagationLeavesOfTheExtendedEncoding() {
    Random random = new Random(5);
    int contradicted = 0;
    for (int round = 0; round < 60; round++) {
      BoxShape shape = round % 2 == 0 ? new BoxShape(2, 2) : new BoxShape(3, 2);
      Puzzle puzzle = Puzzles.anything(shape, random, round % 9, round % 7);
      Cnf extended = Encoding.EXTENDED.encode(puzzle);
      Cnf pruned = Encoding.PRUNED.encode(puzzle);
      UnitPropagation propagation = new UnitPropagation(extended);
      if (propagation.contradicted()) {
        contradicted++;
        assertThat(pruned)
            .isEqualTo(Cnf.of(pruned.variables(), List.of(new int[] {1}, new int[] {-1})));
      } else {
        assertThat(sorted(pruned)).isEqualTo(sorted(propagation.left(extended)));
      }
    }
    assertThat(contradicted).isBetween(10, 50);
  }

  @Test
  void prunedWritesNothingOfAPuzzleThatSinglesSolve() {
    Puzzle puzzle =
        Puzzles.read(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Cnf formula = Encoding.PRUNED.encode(puzzle);
    assertThat(formula.clauses()).isZero();
    checkAnswer(puzzle, solution(Encoding.PRUNED, Solver.DPLL, puzzle), true);
  }

  @Test
  void whatAModelSaysOfVariablesNotWrittenDoesNotMatter() {
    Puzzle puzzle = Puzzles.read(INKALA);
    Cnf formula = Encoding.PRUNED.encode(puzzle);
    int[] occurring =
        IntStream.range(0, formula.clauses())
            .flatMap(i -> IntStream.of(formula.clause(i)).map(Math::abs))
            .distinct()
            .toArray();
    Model model = Solver.SAT4J.solve(formula).orElseThrow();
    int[] othersTrue =
        IntStream.of(model.literals())
            .map(v -> IntStream.of(occurring).anyMatch(o -> o == Math.abs(v)) ? v : Math.abs(v))
            .toArray();
    assertThat(Encoding.PRUNED.decode(puzzle, Model.of(729, othersTrue)))
        .isEqualTo(Backtracking.solve(puzzle.givens()).orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("encodings")
  void isFoundByItsName(Encoding encoding) {
    assertThat(Encoding.named(encoding.name())).containsSame(encoding);
    assertThat(Encoding.named(encoding.name() + "x")).isEmpty();
  }

  private static boolean fits(Puzzle puzzle, Grid filled) {
    int[] candidates = puzzle.candidates();
    return IntStream.range(0, 16)
        .allMatch(cell -> (candidates[cell] >> (filled.at(cell / 4, cell % 4) - 1) & 1) == 1);
  }

  /** The usual shape of a board and, where boxes are not square, the one turned round. */
  private static List<BoxShape> bothWays(int size) {
    BoxShape lying = BoxShape.ofSize(size);
    BoxShape standing = new BoxShape(lying.columns(), lying.rows());
    return lying.equals(standing) ? List.of(lying) : List.of(lying, standing);
  }

  private static Optional<Grid> solution(Encoding encoding, Solver solver, Puzzle puzzle) {
    return solver.solve(encoding.encode(puzzle)).map(model -> encoding.decode(puzzle, model));
  }

  private static void checkAnswer(Puzzle puzzle, Optional<Grid> answer, boolean solvable) {
    assertThat(answer.isPresent()).as("%s", puzzle).isEqualTo(solvable);
    answer.ifPresent(
        grid -> assertThat(new Rules(puzzle.shape()).violations(puzzle, grid)).isEmpty());
  }

  /** The same formula once more, in the words of the assignment: 81i + 9j + n. */
  private static List<int[]> textbook() {
    List<int[]> clauses = new ArrayList<>();
    for (int a = 0; a < 9; a++) {
      for (int b = 0; b < 9; b++) {
        int first = a;
        int second = b;
        Stream.of(
                nine(n -> 81 * first + 9 * second + n + 1),
                nine(j -> 81 * first + 9 * j + second + 1),
                nine(i -> 81 * i + 9 * first + second + 1),
                nine(k -> 81 * (first / 3 * 3 + k / 3) + 9 * (first % 3 * 3 + k % 3) + second + 1))
            .map(EncodingTest::exactlyOne)
            .forEach(clauses::addAll);
      }
    }
    return clauses;
  }

  private static int[] nine(IntUnaryOperator variable) {
    return IntStream.range(0, 9).map(variable).toArray();
  }

  private static Collection<int[]> exactlyOne(int[] variables) {
    List<int[]> clauses = new ArrayList<>();
    clauses.add(variables);
    for (int a : variables) {
      for (int b : variables) {
        if (a < b) {
          clauses.add(new int[] {-a, -b});
        }
      }
    }
    return clauses;
  }

  private static List<String> sorted(Cnf formula) {
    return sorted(IntStream.range(0, formula.clauses()).mapToObj(formula::clause).toList());
  }

  private static List<String> sorted(List<int[]> clauses) {
    return clauses.stream()
        .map(clause -> Arrays.toString(IntStream.of(clause).sorted().toArray()))
        .sorted()
        .toList();
  }
}
