package assignment;

public interface AbstractSudokuSolver {
    int[][] solve(int[][] sudoku);
}
