// One semicolon is missing.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9]
        for (int i = 0; i < 81; i++) {
            result[i / 9][i % 9] = sudoku[i / 9][i % 9];
        }
        return result;
    }
}
