/** Backtracking; the SAT part did not work in time. */
public class SudokuSolver implements AbstractSudokuSolver {

    private static final int MAX_STEPS = 20_000;
    private static int steps = 0;

    private int[][] g;

    @Override
    public int[][] solve(int[][] sudoku) {
        g = new int[9][9];
        for (int i = 0; i < 81; i++) {
            int n = sudoku[i / 9][i % 9];
            if (n != 0) {
                if (!fits(i / 9, i % 9, n)) {
                    return new int[9][9];
                }
                g[i / 9][i % 9] = n;
            }
        }
        return search() ? g : new int[9][9];
    }

    private boolean search() {
        // without a limit it hangs on some puzzles
        if (++steps > MAX_STEPS) {
            return false;
        }
        int best = -1;
        int fewest = 10;
        for (int i = 0; i < 81; i++) {
            if (g[i / 9][i % 9] == 0) {
                int options = 0;
                for (int n = 1; n <= 9; n++) {
                    if (fits(i / 9, i % 9, n)) {
                        options++;
                    }
                }
                if (options < fewest) {
                    fewest = options;
                    best = i;
                }
            }
        }
        if (best == -1) {
            return true;
        }
        for (int n = 1; n <= 9; n++) {
            if (fits(best / 9, best % 9, n)) {
                g[best / 9][best % 9] = n;
                if (search()) {
                    return true;
                }
                g[best / 9][best % 9] = 0;
            }
        }
        return false;
    }

    private boolean fits(int r, int c, int n) {
        for (int i = 0; i < 9; i++) {
            if (g[r][i] == n || g[i][c] == n || g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == n) {
                return false;
            }
        }
        return true;
    }
}
