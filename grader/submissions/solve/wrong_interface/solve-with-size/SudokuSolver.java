// solve wants the size of the board as a second argument.

public class SudokuSolver {

    private int n;

    public int[][] solve(int[][] g, int n) {
        this.n = n;
        int[][] grid = new int[n][];
        for (int i = 0; i < n; i++) {
            grid[i] = g[i].clone();
        }
        return fill(grid, 0) ? grid : new int[n][n];
    }

    private boolean fill(int[][] g, int cell) {
        if (cell == n * n) return true;
        int r = cell / n, c = cell % n;
        if (g[r][c] != 0) return fill(g, cell + 1);
        for (int d = 1; d <= n; d++) {
            if (ok(g, r, c, d)) {
                g[r][c] = d;
                if (fill(g, cell + 1)) return true;
                g[r][c] = 0;
            }
        }
        return false;
    }

    private boolean ok(int[][] g, int r, int c, int d) {
        int b = (int) Math.sqrt(n);
        for (int i = 0; i < n; i++) {
            if (g[r][i] == d || g[i][c] == d || g[r / b * b + i / b][c / b * b + i % b] == d) return false;
        }
        return true;
    }
}
