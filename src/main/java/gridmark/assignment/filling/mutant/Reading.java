package gridmark.assignment.filling.mutant;

import gridmark.board.Cell;
import gridmark.sat.Variables;
import java.util.function.IntPredicate;

/** How a cell's digit is read from a model. */
interface Reading {

  /** The lowest digit that the model puts into the cell; 0 if there is none. */
  Reading RIGHT = beside(0);

  /**
   * The digit of a cell.
   *
   * @param holds whether a variable is true
   */
  int digit(Cell cell, IntPredicate holds);

  /** The same, but so far beside the right variable the model is looked up. */
  static Reading beside(int offset) {
    Variables variables = new Variables(Cells.SHAPE);
    return (cell, holds) -> {
      for (int digit = 1; digit <= Cells.SIZE; digit++) {
        if (holds.test(variables.of(cell, digit) + offset)) {
          return digit;
        }
      }
      return 0;
    };
  }

  /** The whole board, cell by cell. */
  default int[][] board(IntPredicate holds) {
    int[][] digits = new int[Cells.SIZE][Cells.SIZE];
    for (int row = 0; row < Cells.SIZE; row++) {
      for (int column = 0; column < Cells.SIZE; column++) {
        digits[row][column] = digit(new Cell(row, column), holds);
      }
    }
    return digits;
  }
}
