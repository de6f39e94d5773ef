import java.util.Arrays;

public class SudokuSolver implements AbstractSudokuSolver {

    private int[] cells;
    private boolean[] fixed;

    @Override
    public int[][] solve(int[][] sudoku) {
        cells = Arrays.stream(sudoku).flatMapToInt(Arrays::stream).toArray();
        fixed = new boolean[81];
        for (int i = 0; i < 81; i++) {
            fixed[i] = cells[i] != 0;
        }
        int[][] result = new int[9][9];
        if (trySolve(0)) {
            for (int i = 0; i < 81; i++) {
                result[i / 9][i % 9] = cells[i];
            }
        }
        return result;
    }

    private boolean trySolve(int i) {
        if (i == 81) {
            return correct();
        }
        if (fixed[i]) {
            return trySolve(i + 1);
        }
        for (int digit = 1; digit <= 9; digit++) {
            cells[i] = digit;
            if (trySolve(i + 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean correct() {
        for (int u = 0; u < 9; u++) {
            boolean[] row = new boolean[10];
            boolean[] column = new boolean[10];
            boolean[] block = new boolean[10];
            for (int k = 0; k < 9; k++) {
                int inRow = cells[u * 9 + k];
                int inColumn = cells[k * 9 + u];
                int inBlock = cells[(u / 3 * 3 + k / 3) * 9 + u % 3 * 3 + k % 3];
                if (row[inRow] || column[inColumn] || block[inBlock]) {
                    return false;
                }
                row[inRow] = true;
                column[inColumn] = true;
                block[inBlock] = true;
            }
        }
        return true;
    }
}
