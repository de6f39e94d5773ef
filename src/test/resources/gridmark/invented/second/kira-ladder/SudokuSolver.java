import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** With the sequential counter: fewer clauses than with pairs, for some more variables. */
public class SudokuSolver implements AbstractSudokuSolver {

    private static final int FIRST_AUX = 730;
    private DimacsWriter w;

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path file = Files.createTempFile("kira", ".cnf");
            w = new DimacsWriter(file);
            rows();
            columns();
            blocks();
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    int[] cell = new int[9];
                    for (int d = 0; d < 9; d++) {
                        cell[d] = v(r, c, d);
                    }
                    w.writeClause(cell);
                    if (sudoku[r][c] != 0) {
                        w.writeClause(v(r, c, sudoku[r][c] - 1));
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(w);
            Files.delete(file);
            int[][] result = new int[9][9];
            if (model.isPresent()) {
                for (int i = 0; i < 729; i++) {
                    if (model.get()[i] > 0) {
                        result[i / 81][i / 9 % 9] = i % 9 + 1;
                    }
                }
            }
            return result;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private int v(int r, int c, int d) {
        return r * 81 + c * 9 + d + 1;
    }

    private void rows() throws IOException {
        int aux = FIRST_AUX;
        for (int r = 0; r < 9; r++) {
            for (int d = 0; d < 9; d++) {
                int[] x = new int[9];
                for (int c = 0; c < 9; c++) {
                    x[c] = v(r, c, d);
                }
                aux = atMostOne(x, aux);
            }
        }
    }

    private void columns() throws IOException {
        int aux = FIRST_AUX;
        for (int c = 0; c < 9; c++) {
            for (int d = 0; d < 9; d++) {
                int[] x = new int[9];
                for (int r = 0; r < 9; r++) {
                    x[r] = v(r, c, d);
                }
                aux = atMostOne(x, aux);
            }
        }
    }

    private void blocks() throws IOException {
        int aux = FIRST_AUX + 2 * 81 * 8;
        for (int b = 0; b < 9; b++) {
            for (int d = 0; d < 9; d++) {
                int[] x = new int[9];
                for (int i = 0; i < 9; i++) {
                    x[i] = v(b / 3 * 3 + i / 3, b % 3 * 3 + i % 3, d);
                }
                aux = atMostOne(x, aux);
            }
        }
    }

    /** s(i) is true if one of x(0), ..., x(i) is. Returns the first variable that is not used. */
    private int atMostOne(int[] x, int s) throws IOException {
        int last = x.length - 1;
        for (int i = 0; i < last; i++) {
            w.writeImplication(x[i], s + i);
            if (i > 0) {
                w.writeImplication(s + i - 1, s + i);
            }
            w.writeImplication(s + i, -x[i + 1]);
        }
        return s + last;
    }
}
