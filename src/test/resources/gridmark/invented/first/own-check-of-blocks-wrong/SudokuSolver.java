import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] grid = new int[9][9];
        try {
            Path path = Files.createTempFile("sudoku", ".cnf");
            DimacsWriter w = new DimacsWriter(path);
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    for (int d = 1; d <= 9; d++) {
                        w.writeLiteral(x(r, c, d));
                    }
                    w.finishClause();
                    if (sudoku[r][c] != 0) {
                        w.writeClause(x(r, c, sudoku[r][c]));
                    }
                }
            }
            for (int u = 0; u < 9; u++) {
                for (int d = 1; d <= 9; d++) {
                    for (int i = 0; i < 9; i++) {
                        for (int j = i + 1; j < 9; j++) {
                            w.writeClause(-x(u, i, d), -x(u, j, d));
                            w.writeClause(-x(i, u, d), -x(j, u, d));
                            w.writeClause(
                                    -x(u / 3 * 3 + i / 3, u % 3 * 3 + i % 3, d),
                                    -x(u / 3 * 3 + j / 3, u % 3 * 3 + j % 3, d));
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(w);
            Files.delete(path);
            if (model.isPresent()) {
                for (int v : model.get()) {
                    if (v > 0) {
                        grid[(v - 1) / 81][(v - 1) / 9 % 9] = (v - 1) % 9 + 1;
                    }
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return valid(grid) ? grid : new int[9][9];
    }

    private int x(int r, int c, int d) {
        return 81 * r + 9 * c + d;
    }

    /** To be on the safe side: every sum is 45. */
    private boolean valid(int[][] grid) {
        for (int i = 0; i < 9; i++) {
            int row = 0;
            int column = 0;
            int block = 0;
            for (int j = 0; j < 9; j++) {
                row += grid[i][j];
                column += grid[j][i];
                block += grid[i % 3 + j / 3][i / 3 + j % 3];
            }
            if (row != 45 || column != 45 || block != 45) {
                return false;
            }
        }
        return true;
    }
}
