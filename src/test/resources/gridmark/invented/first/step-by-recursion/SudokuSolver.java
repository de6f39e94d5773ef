public class SudokuSolver implements AbstractSudokuSolver {

    private int[][] puzzle;
    private int[][] grid;

    @Override
    public int[][] solve(int[][] sudoku) {
        puzzle = sudoku;
        grid = new int[9][9];
        for (int i = 0; i < 81; i++) {
            int digit = sudoku[i / 9][i % 9];
            if (digit != 0 && !ok(i, digit)) {
                return new int[9][9];
            }
            grid[i / 9][i % 9] = digit;
        }
        return forward(0) ? grid : new int[9][9];
    }

    /** go to the next empty cell */
    private boolean forward(int cell) {
        if (cell == 81) {
            return true;
        }
        if (puzzle[cell / 9][cell % 9] != 0) {
            return forward(cell + 1);
        }
        return count(cell);
    }

    /** take the next digit that fits */
    private boolean count(int cell) {
        int digit = grid[cell / 9][cell % 9] + 1;
        grid[cell / 9][cell % 9] = 0;
        while (digit <= 9 && !ok(cell, digit)) {
            digit++;
        }
        if (digit > 9) {
            return back(cell - 1);
        }
        grid[cell / 9][cell % 9] = digit;
        return forward(cell + 1);
    }

    /** dead end: go back to the last cell that can be changed */
    private boolean back(int cell) {
        if (cell < 0) {
            return false;
        }
        if (puzzle[cell / 9][cell % 9] != 0) {
            return back(cell - 1);
        }
        return count(cell);
    }

    private boolean ok(int cell, int digit) {
        int row = cell / 9;
        int column = cell % 9;
        for (int k = 0; k < 9; k++) {
            if (grid[row][k] == digit) {
                return false;
            }
            if (grid[k][column] == digit) {
                return false;
            }
            if (grid[row / 3 * 3 + k / 3][column / 3 * 3 + k % 3] == digit) {
                return false;
            }
        }
        return true;
    }
}
