public class SudokuSolver implements AbstractSudokuSolver {

    private final int[][] board = new int[9][9];

    @Override
    public int[][] solve(int[][] sudoku) {
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                board[row][column] = sudoku[row][column];
            }
        }
        if (!backtrack()) {
            return new int[9][9];
        }
        int[][] copy = new int[9][9];
        for (int row = 0; row < 9; row++) {
            copy[row] = board[row].clone();
        }
        return copy;
    }

    private boolean backtrack() {
        int bestRow = -1;
        int bestColumn = -1;
        boolean[] bestDigits = null;
        int bestCount = 10;
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                if (board[row][column] == 0) {
                    boolean[] digits = freeDigits(row, column);
                    int count = 0;
                    for (boolean free : digits) {
                        if (free) {
                            count++;
                        }
                    }
                    if (count < bestCount) {
                        bestCount = count;
                        bestRow = row;
                        bestColumn = column;
                        bestDigits = digits;
                    }
                }
            }
        }
        if (bestDigits == null) {
            return true;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (bestDigits[digit]) {
                board[bestRow][bestColumn] = digit;
                if (backtrack()) {
                    return true;
                }
            }
        }
        board[bestRow][bestColumn] = 0;
        return false;
    }

    private boolean[] freeDigits(int row, int column) {
        boolean[] free = new boolean[10];
        for (int digit = 1; digit <= 9; digit++) {
            free[digit] = true;
        }
        for (int i = 0; i < 9; i++) {
            free[board[row][i]] = false;
            free[board[i][column]] = false;
            free[board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3]] = false;
        }
        return free;
    }
}
