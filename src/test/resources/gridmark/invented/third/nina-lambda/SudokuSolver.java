import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

public class SudokuSolver implements AbstractSudokuSolver {

    /** x goes to the right, y goes down, n is the number. */
    private int id(int x, int y, int n) {
        return y * 81 + x * 9 + n;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        Path file;
        Optional<int[]> model;
        try {
            file = Files.createTempFile("nina", ".txt");
            file.toFile().deleteOnExit();
            try (DimacsWriter cnf = new DimacsWriter(file)) {
                for (int x = 0; x < 9; x++) {
                    for (int y = 0; y < 9; y++) {
                        int xx = x;
                        int yy = y;
                        exactlyOne(cnf, n -> id(xx, yy, n + 1));
                    }
                }
                for (int n = 1; n <= 9; n++) {
                    int nn = n;
                    for (int k = 0; k < 9; k++) {
                        int kk = k;
                        exactlyOne(cnf, i -> id(i, kk, nn));
                        exactlyOne(cnf, i -> id(kk, i, nn));
                        exactlyOne(cnf, i -> id(kk % 3 * 3 + i % 3, kk / 3 * 3 + i / 3, nn));
                    }
                }
                for (int x = 0; x < 9; x++) {
                    for (int y = 0; y < 9; y++) {
                        if (sudoku[x][y] != 0) {
                            cnf.writeClause(id(x, y, sudoku[x][y]));
                        }
                    }
                }
            }
            model = new SatSolver().solve(file);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        int[][] solution = new int[9][9];
        model.ifPresent(m -> {
            for (int y = 0; y < 9; y++) {
                for (int x = 0; x < 9; x++) {
                    int n = 1;
                    while (m[id(x, y, n) - 1] < 0) {
                        n++;
                    }
                    solution[y][x] = n;
                }
            }
        });
        return solution;
    }

    private void exactlyOne(DimacsWriter cnf, IntUnaryOperator lit) throws IOException {
        for (int i = 0; i < 9; i++) {
            cnf.writeLiteral(lit.applyAsInt(i));
        }
        cnf.finishClause();
        for (int i = 0; i < 9; i++) {
            for (int j = i + 1; j < 9; j++) {
                cnf.writeClause(-lit.applyAsInt(i), -lit.applyAsInt(j));
            }
        }
    }
}
