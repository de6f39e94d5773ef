// copied from the assignment page

public interface AbstractSudokuSolver {

    /** 9x9, zero is an empty cell. Returns the solution or all zeros. */
    int[][] solve(int[][] sudoku);
}
