// solve takes givens and marks together in one array of three dimensions.

public class EvenOddSolver {

    public int[][] solve(int[][][] both) {
        int[][] parity = both[0];
        int[][] grid = new int[9][];
        for (int r = 0; r < 9; r++) {
            grid[r] = both[1][r].clone();
        }
        return fill(grid, parity, 0) ? grid : new int[9][9];
    }

    private boolean fill(int[][] grid, int[][] parity, int cell) {
        if (cell == 81) {
            return true;
        }
        int r = cell / 9, c = cell % 9;
        if (grid[r][c] != 0) {
            return fill(grid, parity, cell + 1);
        }
        for (int d = 1; d <= 9; d++) {
            if ((parity[r][c] == 0 || parity[r][c] % 2 == d % 2) && fits(grid, r, c, d)) {
                grid[r][c] = d;
                if (fill(grid, parity, cell + 1)) {
                    return true;
                }
            }
        }
        grid[r][c] = 0;
        return false;
    }

    private boolean fits(int[][] grid, int r, int c, int d) {
        for (int k = 0; k < 9; k++) {
            if (grid[r][k] == d || grid[k][c] == d || grid[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) {
                return false;
            }
        }
        return true;
    }
}
