// The shape of a well-known coding exercise: void solveSudoku(char[][]), dots for empty cells.

public class SudokuSolver {

    public void solveSudoku(char[][] board) {
        fill(board);
    }

    private boolean fill(char[][] board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != '.') continue;
                for (char d = '1'; d <= '9'; d++) {
                    if (!valid(board, r, c, d)) continue;
                    board[r][c] = d;
                    if (fill(board)) return true;
                    board[r][c] = '.';
                }
                return false;
            }
        }
        return true;
    }

    private boolean valid(char[][] board, int r, int c, char d) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == d || board[i][c] == d) return false;
            if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        }
        return true;
    }
}
