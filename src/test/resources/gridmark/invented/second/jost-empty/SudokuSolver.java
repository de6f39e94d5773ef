import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int[][] EMPTY = new int[9][9];

    @Override
    public int[][] solve(int[][] sudoku) {
        Optional<int[]> model;
        try {
            Path path = Files.createTempFile("jost", ".cnf");
            DimacsWriter cnf = new DimacsWriter(path);
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    write(cnf, r, c, sudoku[r][c]);
                }
            }
            model = new SatSolver().solve(cnf);
            Files.delete(path);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return model.map(this::toGrid).orElse(EMPTY);
    }

    private int[][] toGrid(int[] model) {
        int[][] grid = EMPTY.clone();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (int n = 1; n <= 9; n++) {
                    if (model[v(r, c, n) - 1] > 0) {
                        grid[r][c] = n;
                    }
                }
            }
        }
        return grid;
    }

    private void write(DimacsWriter cnf, int r, int c, int given) throws IOException {
        for (int n = 1; n <= 9; n++) {
            if (given == 0 || given == n) {
                cnf.writeLiteral(v(r, c, n));
            }
        }
        cnf.finishClause();
        for (int n = 1; n <= 9; n++) {
            for (int r2 = 0; r2 < 9; r2++) {
                for (int c2 = 0; c2 < 9; c2++) {
                    if (r2 == r && c2 == c) {
                        continue;
                    }
                    if (r2 == r || c2 == c || (r2 / 3 == r / 3 && c2 / 3 == c / 3)) {
                        cnf.writeImplication(v(r, c, n), -v(r2, c2, n));
                    }
                }
            }
        }
    }

    private int v(int r, int c, int n) {
        return r + 9 * c + 81 * (n - 1) + 1;
    }
}
