package gridmark.api;

/** What a submission implements where some cells of the Sudoku must be even or odd. */
public interface AbstractEvenOddSolver {

  /**
   * Solves one Sudoku with marks.
   *
   * @param sudoku nine rows of nine numbers; 0 is an empty cell
   * @param parity nine rows of nine numbers; 0 is a cell that may hold any digit, 1 one that must
   *     hold an odd digit, 2 one that must hold an even digit
   * @return one solved grid, or nine rows of nine zeros when there is no solution
   */
  int[][] solve(int[][] sudoku, int[][] parity);
}
