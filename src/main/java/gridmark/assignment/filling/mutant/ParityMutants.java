package gridmark.assignment.filling.mutant;

import static gridmark.assignment.filling.mutant.MarkClauses.EVEN;
import static gridmark.assignment.filling.mutant.MarkClauses.ODD;

import gridmark.assignment.Mutant;
import gridmark.assignment.filling.mutant.MarkClauses.Statement;
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
        ignored("no-marks", "The marks are not in the formula.", (cell, digit, mark) -> 0),
        ignored(
            "marks-even-only",
            "Only the even marks are added.",
            (cell, digit, mark) -> mark == EVEN ? right(digit, mark) : 0),
        ignored(
            "marks-odd-only",
            "Only the odd marks are added.",
            (cell, digit, mark) -> mark == ODD ? right(digit, mark) : 0),
        ignored(
            "marks-last-row-lost",
            "The marks of the last row are lost.",
            (cell, digit, mark) -> cell.row() < LAST ? right(digit, mark) : 0),
        ignored(
            "marks-last-column-lost",
            "The marks of the last column are lost.",
            (cell, digit, mark) -> cell.column() < LAST ? right(digit, mark) : 0),
        ignored(
            "marks-first-digit",
            "Of the digits that a mark forbids only the first is forbidden.",
            (cell, digit, mark) -> digit == 3 - mark ? -1 : 0),
        ignored(
            "marks-nine-allowed",
            "Even marks forbid the odd digits up to 7, but not 9.",
            (cell, digit, mark) -> digit < Cells.SIZE ? right(digit, mark) : 0),
        mutant(
            "marks-on-givens-skipped",
            "The mark of a cell with a given is not looked at.",
            BoardFlaw.PARITY_IGNORED,
            (rules, sudoku, parity) ->
                rules.andAllOf(
                    MarkClauses.literals(
                        parity,
                        (cell, digit, mark) ->
                            sudoku[cell.row()][cell.column()] == 0 ? right(digit, mark) : 0))));
  }

  private static Stream<Mutant> misplaced() {
    return Stream.of(
        moved(
            "marks-one-row-down",
            "A mark is added one row too far down; those of the last row are lost.",
            parity -> Boards.emptiedBefore(Boards.shiftedDown(parity), 1, 0)),
        moved(
            "marks-one-column-right",
            "A mark is added one column too far right; those of the last column are lost.",
            parity -> Boards.emptiedBefore(Boards.shiftedRight(parity), 0, 1)),
        moved(
            "marks-transposed",
            "A mark's row and column are exchanged in its variables.",
            Boards::transposed));
  }

  private static Stream<Mutant> swapped() {
    return Stream.of(
        swapped(
            "marks-swapped",
            "1 is read as even and 2 as odd.",
            (cell, digit, mark) -> -1 - right(digit, mark)),
        swapped(
            "marks-all-even",
            "Every mark is read as even.",
            (cell, digit, mark) -> right(digit, EVEN)),
        swapped(
            "marks-all-odd",
            "Every mark is read as odd.",
            (cell, digit, mark) -> right(digit, ODD)));
  }

  static Stream<Mutant> equivalent() {
    return Stream.of(
        mutant(
            "marks-by-what-they-allow",
            "A mark is a clause of the digits that it allows.",
            BoardFlaw.NONE,
            ParityMutants::allowing),
        mutant(
            "marks-both-ways",
            "A mark forbids digits, and is a clause of those that it allows.",
            BoardFlaw.NONE,
            (rules, sudoku, parity) ->
                allowing(MarkClauses.RIGHT.addTo(rules, sudoku, parity), sudoku, parity)),
        mutant(
            "marks-twice",
            "Every clause of the marks is written twice.",
            BoardFlaw.NONE,
            (rules, sudoku, parity) ->
                MarkClauses.RIGHT.addTo(
                    MarkClauses.RIGHT.addTo(rules, sudoku, parity), sudoku, parity)));
  }

  /** What a right program says of a digit in a marked cell. */
  private static int right(int digit, int mark) {
    return digit % 2 == mark % 2 ? 0 : -1;
  }

  private static Cnf allowing(Cnf rules, int[][] sudoku, int[][] parity) {
    Cnf formula = rules;
    for (int i = 0; i < Cells.SIZE * Cells.SIZE; i++) {
      int[][] one = Boards.zeros(parity);
      one[i / Cells.SIZE][i % Cells.SIZE] = parity[i / Cells.SIZE][i % Cells.SIZE];
      int[] allowed = MarkClauses.literals(one, (cell, digit, mark) -> 1 + right(digit, mark));
      formula = allowed.length == 0 ? formula : formula.and(allowed);
    }
    return formula;
  }

  private static Mutant ignored(String name, String difference, Statement statement) {
    return mutant(name, difference, BoardFlaw.PARITY_IGNORED, MarkClauses.forbidding(statement));
  }

  private static Mutant swapped(String name, String difference, Statement statement) {
    return mutant(name, difference, BoardFlaw.PARITY_SWAPPED, MarkClauses.forbidding(statement));
  }

  private static Mutant moved(String name, String difference, UnaryOperator<int[][]> move) {
    return mutant(
        name,
        difference,
        BoardFlaw.PARITY_IGNORED,
        (rules, sudoku, parity) -> MarkClauses.RIGHT.addTo(rules, sudoku, move.apply(parity)));
  }

  private static Mutant mutant(String name, String difference, BoardFlaw flaw, MarkClauses marks) {
    return BoardMutants.mutant(name, difference, flaw, Recipe.RIGHT.marks(marks)::start);
  }
}
