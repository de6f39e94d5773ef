package gridmark.api;

/** What a submission implements. */
public interface AbstractSudokuSolver {

  /**
   * Solves one Sudoku.
   *
   * @param sudoku nine rows of nine numbers; 0 is an empty cell
   * @return one solved grid, or nine rows of nine zeros when there is no solution
   */
  int[][] solve(int[][] sudoku);
}
