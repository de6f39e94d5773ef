package gridmark.assignment.filling.mutant;

import static gridmark.assignment.filling.mutant.Recipe.RIGHT;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.AtMostOnce.Pairing;
import gridmark.assignment.filling.mutant.BoardMutants.Unworded;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import gridmark.reference.ReferenceSolver;
import gridmark.sat.Encoding;
import gridmark.sat.Family;
import gridmark.sat.Solver;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Mutants that are right all the same, and must not lose a mark. */
final class EquivalentMutants {

  private static final Recipe COUNTED_DOWN =
      numbered(729, (row, column, digit) -> 81 * row + 9 * column + 10 - digit);

  private EquivalentMutants() {}

  static Stream<Mutant> all() {
    return Stream.of(encodings(), redundantFamilies(), redundantUnits(), numberings(), otherWays())
        .flatMap(mutants -> mutants);
  }

  private static Stream<Mutant> encodings() {
    return Stream.of(
        equal("minimal", Formula.of(Encoding.MINIMAL).recipe()).differs("The minimal encoding."),
        equal("efficient", Formula.of(Encoding.EFFICIENT).recipe())
            .differs("The efficient encoding."),
        equal("extended", RIGHT).differs("The extended encoding."),
        equal("extended-sat4j", RIGHT.solver(Solver.SAT4J))
            .differs("The extended encoding, solved by sat4j."),
        equal("triads", Recipe.of(Encoding.TRIADS)).differs("The triad encoding."),
        solving("pruned", EquivalentMutants::pruned).differs("The pruned encoding."));
  }

  private static Stream<Mutant> redundantFamilies() {
    return Encoding.EXTENDED.families().stream()
        .filter(family -> !family.isFact())
        .map(EquivalentMutants::extendedWithout);
  }

  private static Mutant extendedWithout(Family family) {
    String name = family.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return equal("extended-without-" + name, Formula.of(Encoding.EXTENDED, family).recipe())
        .differs(
            "The extended encoding does not say that " + family.meaning() + ", which follows.");
  }

  /** By counting: what holds in all rows but one, and in all columns, holds in that row too. */
  private static Stream<Mutant> redundantUnits() {
    List<List<Cell>> blocks = Cells.units(Unit.Kind.BLOCK);
    AtMostOnce eightDigits = AtMostOnce.on(Cells.units(Unit.Kind.ROW)).upTo(8);
    return Stream.of(
        oneShort(Unit.Kind.ROW),
        oneShort(Unit.Kind.COLUMN),
        oneShort(Unit.Kind.BLOCK),
        part("block-rule-one-band-short", Unit.Kind.BLOCK, AtMostOnce.on(blocks.subList(0, 6)))
            .differs("The block rule leaves the last three blocks out, for which it follows."),
        part("row-rule-eight-digits", Unit.Kind.ROW, eightDigits)
            .differs("The row rule leaves the digit 9 out, for which it follows."),
        part(
                "block-rule-other-lines",
                Unit.Kind.BLOCK,
                AtMostOnce.on(blocks).comparing(Pairing.IN_NO_COMMON_LINE))
            .differs("The block rule compares no cells that share a row or a column."),
        equal("rules-twice", Formula.of(Encoding.EXTENDED).andForAll(AtMostOnce::on).recipe())
            .differs("Every clause of rows, columns and blocks is written twice."));
  }

  private static Mutant oneShort(Unit.Kind kind) {
    AtMostOnce rule = AtMostOnce.on(Cells.units(kind).subList(0, 8));
    return part("%1$s-rule-one-%1$s-short".formatted(kind.word()), kind, rule)
        .differs(
            "The %1$s rule leaves the last %1$s out, for which it follows.".formatted(kind.word()));
  }

  private static Unworded part(String name, Unit.Kind kind, AtMostOnce rule) {
    return equal(name, Formula.without(kind).and(rule).recipe());
  }

  private static Stream<Mutant> numberings() {
    return Stream.of(
        equal(
                "numbers-decimal",
                numbered(999, (row, column, digit) -> 100 * row + 10 * column + 110 + digit))
            .differs("Variables are numbered 111 to 999 by row, column and digit."),
        equal(
                "numbers-by-digit",
                numbered(729, (row, column, digit) -> 81 * (digit - 1) + 9 * row + column + 1))
            .differs("Variables are numbered digit by digit."),
        equal(
                "numbers-backwards",
                numbered(729, (row, column, digit) -> 730 - (81 * row + 9 * column + digit)))
            .differs("Variables are numbered from the last to the first."));
  }

  private static Recipe numbered(int variables, Givens.Literal rule) {
    return RIGHT.numbering(Numbering.by(variables, rule));
  }

  private static Stream<Mutant> otherWays() {
    return Stream.of(
        equal("solved-transposed", RIGHT.before(Boards::transposed).after(Boards::transposed))
            .differs("The puzzle is transposed, solved and transposed back."),
        equal("solved-mirrored", RIGHT.before(Boards::mirrored).after(Boards::mirrored))
            .differs("The puzzle is mirrored, solved and mirrored back."),
        equal("solved-relabelled", COUNTED_DOWN)
            .differs(
                "Digits are counted down from 9, so that another of several solutions is found."),
        solving("no-formula", ReferenceSolver::solve)
            .differs("The puzzle is solved without a formula."),
        equal("another-solution-each-time", EquivalentMutants::alternating)
            .differs("Of several solutions now one is answered, now another."),
        equal("solved-in-place", EquivalentMutants::inPlace)
            .differs("The answer is written into the array that held the puzzle."));
  }

  private static Unworded equal(String name, Supplier<BoardSolver> maker) {
    return BoardMutants.mutant(BoardFlaw.NONE, name, maker);
  }

  private static Unworded solving(String name, Function<Puzzle, Optional<Grid>> solved) {
    BoardSolver solver =
        (sudoku, parity) ->
            solved
                .apply(Boards.puzzle(sudoku, parity))
                .map(Grid::toRows)
                .orElse(Boards.zeros(sudoku));
    return equal(name, () -> solver);
  }

  private static Optional<Grid> pruned(Puzzle puzzle) {
    return Solver.DPLL
        .solve(Encoding.PRUNED.encode(puzzle))
        .map(model -> Encoding.PRUNED.decode(puzzle, model));
  }

  private static BoardSolver alternating() {
    BoardSolver one = RIGHT.get();
    BoardSolver other = COUNTED_DOWN.get();
    boolean[] isOther = new boolean[1];
    return (sudoku, parity) -> {
      isOther[0] = !isOther[0];
      return (isOther[0] ? other : one).solve(sudoku, parity);
    };
  }

  private static BoardSolver inPlace() {
    BoardSolver right = RIGHT.get();
    return (sudoku, parity) -> {
      int[][] answer = right.solve(sudoku, parity);
      System.arraycopy(answer, 0, sudoku, 0, sudoku.length);
      return sudoku;
    };
  }
}
