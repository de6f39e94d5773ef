// The puzzle goes into the constructor, and solve takes no argument.

public class SudokuSolver {

    private final int[][] board;

    public SudokuSolver(int[][] board) {
        this.board = board;
    }

    public int[][] solve() {
        return fill(board) ? board : new int[9][9];
    }

    private boolean fill(int[][] board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != 0) continue;
                for (int d = 1; d <= 9; d++) {
                    if (!valid(board, r, c, d)) continue;
                    board[r][c] = d;
                    if (fill(board)) return true;
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
