public class SudokuSolver implements AbstractSudokuSolver {

    private int[][] grid;
    private boolean solvable;

    @Override
    public int[][] solve(int[][] sudoku) {
        grid = new int[9][9];
        solvable = false;
        for (int i = 0; i < 81; i++) {
            int r = i / 9;
            int c = i % 9;
            if (sudoku[r][c] != 0 && !fits(r, c, sudoku[r][c])) {
                return new int[9][9];
            }
            grid[r][c] = sudoku[r][c];
        }
        fill();
        return solvable ? grid : new int[9][9];
    }

    private void fill() {
        int cell = hardestCell();
        if (cell < 0) {
            solvable = true;
            return;
        }
        int r = cell / 9;
        int c = cell % 9;
        for (int digit = 1; digit <= 9 && !solvable; digit++) {
            if (fits(r, c, digit)) {
                grid[r][c] = digit;
                fill();
                grid[r][c] = 0;
            }
        }
    }

    /** the empty cell that has the fewest digits left, -1 if all are filled */
    private int hardestCell() {
        int hardest = -1;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < 81; i++) {
            if (grid[i / 9][i % 9] != 0) {
                continue;
            }
            int count = 0;
            for (int digit = 1; digit <= 9; digit++) {
                if (fits(i / 9, i % 9, digit)) {
                    count++;
                }
            }
            if (count < fewest) {
                fewest = count;
                hardest = i;
            }
        }
        return hardest;
    }

    private boolean fits(int r, int c, int digit) {
        for (int k = 0; k < 9; k++) {
            if (grid[r][k] == digit
                    || grid[k][c] == digit
                    || grid[3 * (r / 3) + k / 3][3 * (c / 3) + k % 3] == digit) {
                return false;
            }
        }
        return true;
    }
}
