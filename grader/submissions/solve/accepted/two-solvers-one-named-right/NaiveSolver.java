import java.util.Arrays;

/** My first try, far too slow for the hard ones. Kept for comparison. */
public class NaiveSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] copy = Arrays.stream(sudoku).map(int[]::clone).toArray(int[][]::new);
        return fill(copy, 0) ? copy : new int[9][9];
    }

    private boolean fill(int[][] g, int cell) {
        if (cell == 81) {
            return true;
        }
        int r = cell / 9;
        int c = cell % 9;
        if (g[r][c] != 0) {
            return fill(g, cell + 1);
        }
        for (int d = 1; d <= 9; d++) {
            if (free(g, r, c, d)) {
                g[r][c] = d;
                if (fill(g, cell + 1)) {
                    return true;
                }
                g[r][c] = 0;
            }
        }
        return false;
    }

    private boolean free(int[][] g, int r, int c, int d) {
        for (int i = 0; i < 9; i++) {
            if (g[r][i] == d || g[i][c] == d || g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) {
                return false;
            }
        }
        return true;
    }
}
