package gridmark.assignment.filling.mutant;

import gridmark.assignment.Mutant;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.reference.ReferenceSolver;
import gridmark.sat.Encoding;
import gridmark.sat.Family;
import gridmark.sat.Solver;
import java.util.Locale;
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
        mutant(
            "minimal", "The minimal encoding.", Recipe.of(Encoding.MINIMAL).solver(Solver.SAT4J)),
        mutant(
            "efficient",
            "The efficient encoding.",
            Recipe.of(Encoding.EFFICIENT).solver(Solver.SAT4J)),
        mutant("extended", "The extended encoding.", Recipe.of(Encoding.EXTENDED)),
        mutant(
            "extended-sat4j",
            "The extended encoding, solved by sat4j.",
            Recipe.of(Encoding.EXTENDED).solver(Solver.SAT4J)),
        mutant("triads", "The triad encoding.", Recipe.of(Encoding.TRIADS)),
        mutant("pruned", "The pruned encoding.", EquivalentMutants::pruned));
  }

  private static Stream<Mutant> redundantFamilies() {
    return Stream.of(
            Family.CELL_AT_LEAST_ONE,
            Family.CELL_AT_MOST_ONE,
            Family.ROW_AT_LEAST_ONE,
            Family.ROW_AT_MOST_ONE,
            Family.COLUMN_AT_LEAST_ONE,
            Family.COLUMN_AT_MOST_ONE,
            Family.BLOCK_AT_LEAST_ONE,
            Family.BLOCK_AT_MOST_ONE)
        .map(EquivalentMutants::extendedWithout);
  }

  private static Mutant extendedWithout(Family family) {
    String name = family.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return mutant(
        "extended-without-" + name,
        "The extended encoding does not say that " + family.meaning() + ", which follows.",
        Recipe.of(Encoding.EXTENDED.without(family)).solver(Solver.SAT4J));
  }

  /** By counting: what holds in all rows but one, and in all columns, holds in that row too. */
  private static Stream<Mutant> redundantUnits() {
    return Stream.of(
        mutant(
            "row-rule-one-row-short",
            "The row rule leaves the last row out, for which it follows.",
            Formula.WITHOUT_ROWS.and(AtMostOnce.on(Cells.ROWS, 0, 1, 2, 3, 4, 5, 6, 7))),
        mutant(
            "column-rule-one-column-short",
            "The column rule leaves the last column out, for which it follows.",
            Formula.WITHOUT_COLUMNS.and(AtMostOnce.on(Cells.COLUMNS, 0, 1, 2, 3, 4, 5, 6, 7))),
        mutant(
            "block-rule-one-block-short",
            "The block rule leaves the last block out, for which it follows.",
            Formula.WITHOUT_BLOCKS.and(AtMostOnce.on(Cells.BLOCKS, 0, 1, 2, 3, 4, 5, 6, 7))),
        mutant(
            "block-rule-one-band-short",
            "The block rule leaves the last three blocks out, for which it follows.",
            Formula.WITHOUT_BLOCKS.and(AtMostOnce.on(Cells.BLOCKS, 0, 1, 2, 3, 4, 5))),
        mutant(
            "row-rule-eight-digits",
            "The row rule leaves the digit 9 out, for which it follows.",
            Formula.WITHOUT_ROWS.and(AtMostOnce.on(Cells.ROWS).upTo(8))),
        mutant(
            "block-rule-other-lines",
            "The block rule compares no cells that share a row or a column.",
            Formula.WITHOUT_BLOCKS.and(
                AtMostOnce.on(Cells.BLOCKS).comparing(Pairing.IN_NO_COMMON_LINE))),
        mutant(
            "rules-twice",
            "Every clause of rows, columns and blocks is written twice.",
            Formula.of(Encoding.EXTENDED)
                .and(
                    AtMostOnce.on(Cells.ROWS),
                    AtMostOnce.on(Cells.COLUMNS),
                    AtMostOnce.on(Cells.BLOCKS))));
  }

  private static Stream<Mutant> numberings() {
    return Stream.of(
        mutant(
            "numbers-decimal",
            "Variables are numbered 111 to 999 by row, column and digit.",
            numbered(999, (row, column, digit) -> 100 * (row + 1) + 10 * (column + 1) + digit)),
        mutant(
            "numbers-by-digit",
            "Variables are numbered digit by digit.",
            numbered(729, (row, column, digit) -> 81 * (digit - 1) + 9 * row + column + 1)),
        mutant(
            "numbers-backwards",
            "Variables are numbered from the last to the first.",
            numbered(729, (row, column, digit) -> 730 - (81 * row + 9 * column + digit))));
  }

  private static Recipe numbered(int variables, Numbering.Formula formula) {
    return Recipe.RIGHT.numbering(Numbering.by(variables, formula));
  }

  private static Stream<Mutant> otherWays() {
    return Stream.of(
        mutant(
            "solved-transposed",
            "The puzzle is transposed, solved and transposed back.",
            Recipe.RIGHT.before(Boards::transposed).after(Boards::transposed)),
        mutant(
            "solved-mirrored",
            "The puzzle is mirrored, solved and mirrored back.",
            Recipe.RIGHT.before(Boards::mirrored).after(Boards::mirrored)),
        mutant(
            "solved-relabelled",
            "Digits are counted down from 9, so that another of several solutions is found.",
            COUNTED_DOWN),
        mutant("no-formula", "The puzzle is solved without a formula.", EquivalentMutants::search),
        mutant(
            "another-solution-each-time",
            "Of several solutions now one is answered, now another.",
            EquivalentMutants::alternating),
        mutant(
            "solved-in-place",
            "The answer is written into the array that held the puzzle.",
            EquivalentMutants::inPlace));
  }

  private static BoardSolver pruned() {
    return (sudoku, parity) -> {
      Puzzle puzzle = Boards.puzzle(sudoku, parity);
      return Solver.DPLL
          .solve(Encoding.PRUNED.encode(puzzle))
          .map(model -> Encoding.PRUNED.decode(puzzle, model).toRows())
          .orElse(Boards.zeros(sudoku));
    };
  }

  private static BoardSolver search() {
    return (sudoku, parity) ->
        ReferenceSolver.solve(Boards.puzzle(sudoku, parity))
            .map(Grid::toRows)
            .orElse(Boards.zeros(sudoku));
  }

  private static BoardSolver alternating() {
    BoardSolver one = Recipe.RIGHT.start();
    BoardSolver other = COUNTED_DOWN.start();
    boolean[] isOther = new boolean[1];
    return (sudoku, parity) -> {
      isOther[0] = !isOther[0];
      return (isOther[0] ? other : one).solve(sudoku, parity);
    };
  }

  private static BoardSolver inPlace() {
    BoardSolver right = Recipe.RIGHT.start();
    return (sudoku, parity) -> {
      int[][] answer = right.solve(sudoku, parity);
      System.arraycopy(answer, 0, sudoku, 0, sudoku.length);
      return sudoku;
    };
  }

  private static Mutant mutant(String name, String difference, Recipe recipe) {
    return mutant(name, difference, recipe::start);
  }

  private static Mutant mutant(String name, String difference, Formula formula) {
    return mutant(name, difference, Recipe.RIGHT.rules(formula).solver(Solver.SAT4J));
  }

  private static Mutant mutant(String name, String difference, Supplier<BoardSolver> maker) {
    return BoardMutants.mutant(name, difference, BoardFlaw.NONE, maker);
  }
}
