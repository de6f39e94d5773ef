import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    public int[][] solve(int[][] sudoku) {
        if (clash(sudoku)) {
            return new int[9][9];
        }
        try {
            Path path = Files.createTempFile("falk", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    for (int n = 1; n <= 9; n++) {
                        writer.writeLiteral(var(r, c, n));
                    }
                    writer.finishClause();
                    for (int n = 1; n <= 9; n++) {
                        for (int k = 0; k < 9; k++) {
                            if (k < c) {
                                writer.writeImplication(var(r, c, n), -var(r, k, n));
                            }
                            if (k < r) {
                                writer.writeImplication(var(r, c, n), -var(k, c, n));
                            }
                            int br = r / 3 * 3 + k / 3;
                            int bc = c / 3 * 3 + k % 3;
                            if (br < r) {
                                writer.writeImplication(var(r, c, n), -var(br, bc, n));
                            }
                        }
                    }
                    if (sudoku[r][c] > 0) {
                        writer.writeClause(var(r, c, sudoku[r][c]));
                    }
                }
            }
            writer.close();
            Optional<int[]> model = new SatSolver().solve(path);
            path.toFile().delete();
            int[][] solved = new int[9][9];
            if (model.isPresent()) {
                for (int r = 0; r < 9; r++) {
                    for (int c = 0; c < 9; c++) {
                        for (int n = 1; n <= 9; n++) {
                            if (model.get()[var(r, c, n) - 1] > 0) {
                                solved[r][c] = n;
                            }
                        }
                    }
                }
            }
            return solved;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    /** Saves the SAT solver the trouble if two givens clash. */
    private boolean clash(int[][] sudoku) {
        boolean[][] inRow = new boolean[9][9];
        boolean[][] inColumn = new boolean[9][9];
        boolean[][] inBlock = new boolean[9][9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int n = sudoku[r][c];
                if (n == 0) {
                    continue;
                }
                int b = r / 3 * 3 + c / 3;
                if (inRow[r][n] || inColumn[c][n] || inBlock[b][n]) {
                    return true;
                }
                inRow[r][n] = true;
                inColumn[c][n] = true;
                inBlock[b][n] = true;
            }
        }
        return false;
    }

    private int var(int r, int c, int n) {
        return (n - 1) * 81 + r * 9 + c + 1;
    }
}
