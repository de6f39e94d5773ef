public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] start = new int[9][9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] != 0 && !allowed(start, r, c, sudoku[r][c])) {
                    return new int[9][9];
                }
                start[r][c] = sudoku[r][c];
            }
        }
        int[][] result = search(start);
        return result == null ? new int[9][9] : result;
    }

    private int[][] search(int[][] grid) {
        int[] next = fillSingles(grid);
        if (next == null) {
            return null;
        }
        if (next.length == 0) {
            return grid;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (allowed(grid, next[0], next[1], digit)) {
                int[][] copy = grid.clone();
                copy[next[0]][next[1]] = digit;
                int[][] solved = search(copy);
                if (solved != null) {
                    return solved;
                }
            }
        }
        return null;
    }

    /**
     * Fills all cells that have only one candidate.
     *
     * @return null if a cell has no candidate, an empty array if all is filled, otherwise the cell
     *     with the fewest candidates
     */
    private int[] fillSingles(int[][] grid) {
        while (true) {
            int[] best = {};
            int fewest = 10;
            boolean progress = false;
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (grid[r][c] != 0) {
                        continue;
                    }
                    int count = 0;
                    int last = 0;
                    for (int digit = 1; digit <= 9; digit++) {
                        if (allowed(grid, r, c, digit)) {
                            count++;
                            last = digit;
                        }
                    }
                    if (count == 0) {
                        return null;
                    }
                    if (count == 1) {
                        grid[r][c] = last;
                        progress = true;
                    } else if (count < fewest) {
                        fewest = count;
                        best = new int[] {r, c};
                    }
                }
            }
            if (!progress) {
                return best;
            }
        }
    }

    private boolean allowed(int[][] grid, int row, int col, int digit) {
        for (int i = 0; i < 9; i++) {
            if (grid[row][i] == digit || grid[i][col] == digit) {
                return false;
            }
        }
        for (int r = row / 3 * 3; r < row / 3 * 3 + 3; r++) {
            for (int c = col / 3 * 3; c < col / 3 * 3 + 3; c++) {
                if (grid[r][c] == digit) {
                    return false;
                }
            }
        }
        return true;
    }
}
