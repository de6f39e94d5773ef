package gridmark.reference;

import gridmark.api.AbstractEvenOddSolver;
import java.util.stream.IntStream;

/** The model answer for marks: a marked cell holds no digit of the other parity. */
public final class EvenOddSolver implements AbstractEvenOddSolver {

  @Override
  public int[][] solve(int[][] sudoku, int[][] parity) {
    IntStream.Builder marks = IntStream.builder();
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        int mark = parity[row][column];
        for (int digit = 1; digit <= 9; digit++) {
          if (mark != 0 && digit % 2 != mark % 2) {
            marks.add(-SudokuSolver.variable(row, column, digit));
          }
        }
      }
    }
    return new SudokuSolver().solve(sudoku, marks.build().toArray());
  }
}
