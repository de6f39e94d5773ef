// The textbook version: solve fills the board in place and returns whether it worked.

public class SudokuSolver {

    public boolean solve(int[][] board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != 0) continue;
                for (int d = 1; d <= 9; d++) {
                    if (!valid(board, r, c, d)) continue;
                    board[r][c] = d;
                    if (solve(board)) return true;
                    board[r][c] = 0;
                }
                return false;
            }
        }
        return true;
    }

    private boolean valid(int[][] board, int r, int c, int d) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == d || board[i][c] == d) return false;
            if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        }
        return true;
    }
}
