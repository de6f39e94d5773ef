// Repeats its pass over the grid until nothing is empty, but a pass never fills anything in
// when no cell has a single candidate left.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int empty = countEmpty(sudoku);
        while (empty > 0) {
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] == 0 && candidates(sudoku, r, c) == 0) {
                        sudoku[r][c] = 1; // meant to handle "exactly one candidate"
                    }
                }
            }
            empty = countEmpty(sudoku);
        }
        return sudoku;
    }

    private int countEmpty(int[][] s) {
        int n = 0;
        for (int[] row : s) {
            for (int d : row) {
                if (d == 0) n++;
            }
        }
        return n;
    }

    private int candidates(int[][] s, int r, int c) {
        int n = 0;
        for (int d = 1; d <= 9; d++) {
            boolean free = true;
            for (int i = 0; i < 9; i++) {
                if (s[r][i] == d || s[i][c] == d || s[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) {
                    free = false;
                }
            }
            if (free) n++;
        }
        return n;
    }
}
