// solve has the right shape but is private; only the main method can call it.

public class SudokuSolver {

    public static void main(String[] args) {
        int[][] solution = new SudokuSolver().solve(new int[9][9]);
        System.out.println(java.util.Arrays.deepToString(solution));
    }

    private int[][] solve(int[][] sudoku) {
        return fill(sudoku) ? sudoku : new int[9][9];
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
