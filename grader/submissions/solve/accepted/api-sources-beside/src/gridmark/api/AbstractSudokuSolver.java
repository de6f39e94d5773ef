package gridmark.api;

public interface AbstractSudokuSolver {
    int[][] solve(int[][] sudoku);
}
