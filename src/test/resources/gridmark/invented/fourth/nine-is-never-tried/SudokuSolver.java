public class SudokuSolver implements AbstractSudokuSolver {
    private int[][] board;

    public int[][] solve(int[][] sudoku) {
        board = new int[9][9];
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (sudoku[i][j] != 0) {
                    if (!isSafe(i, j, sudoku[i][j])) {
                        return new int[9][9];
                    }
                    board[i][j] = sudoku[i][j];
                }
            }
        }
        if (search()) {
            return board;
        }
        return new int[9][9];
    }

    private boolean isSafe(int row, int col, int num) {
        for (int i = 0; i < 9; i++) {
            if (board[row][i] == num) {
                return false;
            }
        }
        for (int i = 0; i < 9; i++) {
            if (board[i][col] == num) {
                return false;
            }
        }
        int startRow = row - row % 3;
        int startCol = col - col % 3;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                if (board[startRow + i][startCol + j] == num) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Continues at the empty cell with the fewest possible digits. */
    private boolean search() {
        int row = -1, col = -1, fewest = 10;
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == 0) {
                    int count = 0;
                    for (int num = 1; num <= 9; num++) {
                        if (isSafe(i, j, num)) {
                            count++;
                        }
                    }
                    if (count < fewest) {
                        fewest = count;
                        row = i;
                        col = j;
                    }
                }
            }
        }
        if (row == -1) {
            return true;
        }
        for (int num = 1; num < 9; num++) {
            if (isSafe(row, col, num)) {
                board[row][col] = num;
                if (search()) {
                    return true;
                }
                board[row][col] = 0;
            }
        }
        return false;
    }
}
