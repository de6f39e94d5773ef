import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    /** r, c, d in 1..9 */
    private int num(int r, int c, int d) {
        return (d - 1) * 100 + r * 10 + c;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("sudoku", ".cnf");
            try {
                writeFormula(path, sudoku);
                Optional<int[]> model = new SatSolver().solve(path);
                int[][] out = new int[9][9];
                if (model.isPresent()) {
                    for (int r = 1; r <= 9; r++) {
                        for (int c = 1; c <= 9; c++) {
                            for (int d = 1; d <= 9; d++) {
                                if (model.get()[num(r, c, d) - 1] > 0) {
                                    out[r - 1][c - 1] = d;
                                }
                            }
                        }
                    }
                }
                return out;
            } finally {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private void writeFormula(Path path, int[][] sudoku) throws IOException {
        try (DimacsWriter w = new DimacsWriter(path)) {
            // cells
            for (int r = 1; r <= 9; r++) {
                for (int c = 1; c <= 9; c++) {
                    for (int d = 1; d <= 9; d++) {
                        w.writeLiteral(num(r, c, d));
                    }
                    w.finishClause();
                    for (int d = 1; d <= 8; d++) {
                        for (int d2 = d + 1; d2 <= 9; d2++) {
                            w.writeClause(-num(r, c, d), -num(r, c, d2));
                        }
                    }
                }
            }
            // rows and columns
            for (int d = 1; d <= 9; d++) {
                for (int i = 1; i <= 9; i++) {
                    for (int j = 1; j <= 8; j++) {
                        for (int k = j + 1; k <= 9; k++) {
                            w.writeClause(-num(i, j, d), -num(i, k, d));
                            w.writeClause(-num(j, i, d), -num(k, i, d));
                        }
                    }
                }
            }
            // blocks
            for (int d = 1; d <= 9; d++) {
                for (int r0 = 1; r0 <= 9; r0 += 3) {
                    for (int c0 = 1; c0 <= 9; c0 += 3) {
                        for (int j = 0; j < 8; j++) {
                            for (int k = j + 1; k < 9; k++) {
                                w.writeClause(-num(r0 + j / 3, c0 + j % 3, d), -num(r0 + k / 3, c0 + k % 3, d));
                            }
                        }
                    }
                }
            }
            // givens
            for (int r = 1; r < 9; r++) {
                for (int c = 1; c < 9; c++) {
                    int given = sudoku[r][c];
                    if (given > 0) {
                        w.writeClause(num(r, c, given));
                    }
                }
            }
        }
    }
}
