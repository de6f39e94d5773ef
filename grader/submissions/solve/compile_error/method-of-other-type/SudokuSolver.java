// The method gives a String, but the result is put into an int.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int digit = digitAt(sudoku, r, c);
                result[r][c] = digit;
            }
        }
        return result;
    }

    private String digitAt(int[][] sudoku, int r, int c) {
        return sudoku[r][c] == 0 ? "." : String.valueOf(sudoku[r][c]);
    }
}
