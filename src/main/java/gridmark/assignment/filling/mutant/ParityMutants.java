package gridmark.assignment.filling.mutant;

import static gridmark.assignment.filling.mutant.BoardFlaw.NONE;
import static gridmark.assignment.filling.mutant.BoardFlaw.PARITY_IGNORED;
import static gridmark.assignment.filling.mutant.BoardFlaw.PARITY_SWAPPED;
import static gridmark.assignment.filling.mutant.MarkClauses.EVEN;
import static gridmark.assignment.filling.mutant.MarkClauses.ODD;
import static gridmark.assignment.filling.mutant.MarkClauses.right;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.BoardMutants.Unworded;
import gridmark.assignment.filling.mutant.MarkClauses.Statement;
import gridmark.board.Cell;
import gridmark.sat.Cnf;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Mutants that add the marks, even and odd, wrongly to a right formula, or in another way. */
final class ParityMutants {

  private static final int LAST = Cells.SIZE - 1;

  private ParityMutants() {}

  static Stream<Mutant> wrong() {
    return Stream.of(lost(), misplaced(), swapped()).flatMap(mutants -> mutants);
  }

  private static Stream<Mutant> lost() {
    return Stream.of(
        keeping("no-marks", (cell, digit, mark) -> false)
            .differs("The marks are not in the formula."),
        keeping("marks-even-only", (cell, digit, mark) -> mark == EVEN)
            .differs("Only the even marks are added."),
        keeping("marks-odd-only", (cell, digit, mark) -> mark == ODD)
            .differs("Only the odd marks are added."),
        keeping("marks-last-row-lost", (cell, digit, mark) -> cell.row() < LAST)
            .differs("The marks of the last row are lost."),
        keeping("marks-last-column-lost", (cell, digit, mark) -> cell.column() < LAST)
            .differs("The marks of the last column are lost."),
        keeping("marks-first-digit", (cell, digit, mark) -> digit <= 2)
            .differs("Of the digits that a mark forbids only the first is forbidden."),
        keeping("marks-nine-allowed", (cell, digit, mark) -> digit < Cells.SIZE)
            .differs("Even marks forbid the odd digits up to 7, but not 9."),
        adding(PARITY_IGNORED, "marks-on-givens-skipped", ParityMutants::skippingGivens)
            .differs("The mark of a cell with a given is not looked at."));
  }

  private static Cnf skippingGivens(Cnf rules, int[][] sudoku, int[][] parity) {
    int[][] left = Boards.emptied(parity, (row, column) -> sudoku[row][column] != 0);
    return MarkClauses.RIGHT.addTo(rules, sudoku, left);
  }

  private static Stream<Mutant> misplaced() {
    return Stream.of(
        moving(
                "marks-one-row-down",
                parity -> Boards.emptied(Boards.shiftedDown(parity), (row, column) -> row == 0))
            .differs("A mark is added one row too far down; those of the last row are lost."),
        moving(
                "marks-one-column-right",
                parity -> Boards.emptied(Boards.shiftedRight(parity), (row, column) -> column == 0))
            .differs(
                "A mark is added one column too far right; those of the last column are lost."),
        moving("marks-transposed", Boards::transposed)
            .differs("A mark's row and column are exchanged in its variables."));
  }

  private static Stream<Mutant> swapped() {
    return Stream.of(
        swapping("marks-swapped", (cell, digit, mark) -> -1 - right(digit, mark))
            .differs("1 is read as even and 2 as odd."),
        swapping("marks-all-even", (cell, digit, mark) -> right(digit, EVEN))
            .differs("Every mark is read as even."),
        swapping("marks-all-odd", (cell, digit, mark) -> right(digit, ODD))
            .differs("Every mark is read as odd."));
  }

  static Stream<Mutant> equivalent() {
    MarkClauses right = MarkClauses.RIGHT;
    return Stream.of(
        adding(NONE, "marks-by-what-they-allow", ParityMutants::allowing)
            .differs("A mark is a clause of the digits that it allows."),
        adding(NONE, "marks-both-ways", right.then(ParityMutants::allowing))
            .differs("A mark forbids digits, and is a clause of those that it allows."),
        adding(NONE, "marks-twice", right.then(right))
            .differs("Every clause of the marks is written twice."));
  }

  private static Cnf allowing(Cnf rules, int[][] sudoku, int[][] parity) {
    Cnf formula = rules;
    for (Cell cell : Cells.SHAPE.cells()) {
      int[][] one =
          Boards.emptied(parity, (row, column) -> row != cell.row() || column != cell.column());
      int[] allowed = MarkClauses.literals(one, (any, digit, mark) -> 1 + right(digit, mark));
      formula = allowed.length == 0 ? formula : formula.and(allowed);
    }
    return formula;
  }

  /** Some of what the marks forbid. */
  private interface Some {
    boolean has(Cell cell, int digit, int mark);
  }

  private static Unworded keeping(String name, Some kept) {
    return adding(
        PARITY_IGNORED,
        name,
        MarkClauses.forbidding(
            (cell, digit, mark) -> kept.has(cell, digit, mark) ? right(digit, mark) : 0));
  }

  private static Unworded swapping(String name, Statement statement) {
    return adding(PARITY_SWAPPED, name, MarkClauses.forbidding(statement));
  }

  private static Unworded moving(String name, UnaryOperator<int[][]> move) {
    return adding(
        PARITY_IGNORED,
        name,
        (rules, sudoku, parity) -> MarkClauses.RIGHT.addTo(rules, sudoku, move.apply(parity)));
  }

  private static Unworded adding(BoardFlaw flaw, String name, MarkClauses marks) {
    return BoardMutants.mutant(flaw, name, Recipe.RIGHT.marks(marks));
  }
}
