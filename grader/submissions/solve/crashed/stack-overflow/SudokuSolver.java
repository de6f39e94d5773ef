// The recursion does not move on when the cell holds a given digit.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        return fill(sudoku, 0) ? sudoku : new int[9][9];
    }

    private boolean fill(int[][] grid, int cell) {
        if (cell == 81) {
            return true;
        }
        int r = cell / 9;
        int c = cell % 9;
        if (grid[r][c] != 0) {
            return fill(grid, cell); // should be cell + 1
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (isFree(grid, r, c, digit)) {
                grid[r][c] = digit;
                if (fill(grid, cell + 1)) {
                    return true;
                }
                grid[r][c] = 0;
            }
        }
        return false;
    }

    private boolean isFree(int[][] grid, int r, int c, int digit) {
        for (int i = 0; i < 9; i++) {
            if (grid[r][i] == digit || grid[i][c] == digit
                    || grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) {
                return false;
            }
        }
        return true;
    }
}
