package gridmark.assignment.filling.mutant;

import gridmark.board.Cell;
import gridmark.sat.Cnf;
import gridmark.sat.Variables;
import java.util.stream.IntStream;

/** How the marks of a puzzle, even and odd, come into the formula. */
interface MarkClauses {

  int ODD = 1;
  int EVEN = 2;

  /** As they should: for each digit that a mark forbids, a clause that forbids it. */
  MarkClauses RIGHT = forbidding((cell, digit, mark) -> right(digit, mark));

  /** What a right program says of a digit in a marked cell. */
  static int right(int digit, int mark) {
    return digit % 2 == mark % 2 ? 0 : -1;
  }

  Cnf addTo(Cnf rules, int[][] sudoku, int[][] parity);

  /** What is said of a digit in a marked cell: 1 that it is there, -1 that it is not, 0 nothing. */
  interface Statement {
    int of(Cell cell, int digit, int mark);
  }

  /** First these, then others. */
  default MarkClauses then(MarkClauses others) {
    return (rules, sudoku, parity) -> others.addTo(addTo(rules, sudoku, parity), sudoku, parity);
  }

  /** A clause of one literal for each statement. */
  static MarkClauses forbidding(Statement statement) {
    return (rules, sudoku, parity) -> rules.andAllOf(literals(parity, statement));
  }

  /** The literals of all statements, cell by cell. */
  static int[] literals(int[][] parity, Statement statement) {
    Variables variables = new Variables(Cells.SHAPE);
    return Cells.SHAPE.cells().stream()
        .filter(cell -> parity[cell.row()][cell.column()] != 0)
        .flatMapToInt(
            cell ->
                IntStream.rangeClosed(1, Cells.SIZE)
                    .map(
                        digit ->
                            statement.of(cell, digit, parity[cell.row()][cell.column()])
                                * variables.of(cell, digit)))
        .filter(literal -> literal != 0)
        .toArray();
  }
}
