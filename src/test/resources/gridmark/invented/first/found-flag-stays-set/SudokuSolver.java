public class SudokuSolver implements AbstractSudokuSolver {

    private static boolean found = false;
    private static int[][] solution;

    @Override
    public int[][] solve(int[][] sudoku) {
        if (!consistent(sudoku)) {
            return new int[9][9];
        }
        int[][] grid = new int[9][9];
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                grid[i][j] = sudoku[i][j];
            }
        }
        solution = new int[9][9];
        search(grid);
        return solution;
    }

    private void search(int[][] grid) {
        if (found) {
            return;
        }
        // the empty cell with the fewest possibilities
        int bestRow = -1;
        int bestCol = -1;
        int best = 10;
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (grid[row][col] == 0) {
                    int count = 0;
                    for (int digit = 1; digit <= 9; digit++) {
                        if (possible(grid, row, col, digit)) {
                            count++;
                        }
                    }
                    if (count < best) {
                        best = count;
                        bestRow = row;
                        bestCol = col;
                    }
                }
            }
        }
        if (bestRow == -1) {
            found = true;
            for (int i = 0; i < 9; i++) {
                solution[i] = grid[i].clone();
            }
            return;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (possible(grid, bestRow, bestCol, digit)) {
                grid[bestRow][bestCol] = digit;
                search(grid);
                grid[bestRow][bestCol] = 0;
            }
        }
    }

    private boolean possible(int[][] grid, int row, int col, int digit) {
        for (int i = 0; i < 9; i++) {
            if (grid[row][i] == digit || grid[i][col] == digit) {
                return false;
            }
            if (grid[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == digit) {
                return false;
            }
        }
        return true;
    }

    private boolean consistent(int[][] grid) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                int digit = grid[i][j];
                if (digit != 0) {
                    grid[i][j] = 0;
                    boolean ok = possible(grid, i, j, digit);
                    grid[i][j] = digit;
                    if (!ok) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
