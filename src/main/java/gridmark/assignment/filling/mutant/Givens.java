package gridmark.assignment.filling.mutant;

import gridmark.board.Cell;
import gridmark.sat.Cnf;
import gridmark.sat.Variables;
import java.util.stream.IntStream;

/** How the givens of a puzzle come into the formula. */
interface Givens {

  /** As they should: a clause of one literal for each. */
  Givens RIGHT = each(Literal.RIGHT);

  Cnf addTo(Cnf rules, int[][] sudoku);

  /** What is written for a digit in a cell, with row and column from 0; 0 for nothing. */
  interface Literal {

    Literal RIGHT =
        (row, column, digit) -> new Variables(Cells.SHAPE).of(new Cell(row, column), digit);

    int of(int row, int column, int digit);
  }

  /** A clause of one literal for each given. */
  static Givens each(Literal literal) {
    return (rules, sudoku) -> rules.andAllOf(literals(sudoku, literal));
  }

  /** The literals of the givens, row by row. */
  static int[] literals(int[][] sudoku, Literal literal) {
    return IntStream.range(0, Cells.SIZE * Cells.SIZE)
        .mapToObj(number -> new Cell(number / Cells.SIZE, number % Cells.SIZE))
        .filter(cell -> sudoku[cell.row()][cell.column()] != 0)
        .mapToInt(cell -> literal.of(cell.row(), cell.column(), sudoku[cell.row()][cell.column()]))
        .filter(each -> each != 0)
        .toArray();
  }
}
