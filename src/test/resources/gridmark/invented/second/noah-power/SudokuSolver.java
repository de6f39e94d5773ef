import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    static final int n = 9;
    static final int n_squared = n ^ 2;

    // def v(i, j, d): return n**2 * (i-1) + n * (j-1) + d
    static int v(int i, int j, int d) {
        return n_squared * (i - 1) + n * (j - 1) + d;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] res = new int[n][n];
        try {
            Path tmp = Files.createTempFile("noah", ".cnf");
            DimacsWriter cnf = new DimacsWriter(tmp);
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    int[] ds = new int[n];
                    for (int d = 1; d <= n; d++) {
                        ds[d - 1] = v(i, j, d);
                        for (int dp = d + 1; dp <= n; dp++) {
                            cnf.writeClause(-v(i, j, d), -v(i, j, dp));
                        }
                    }
                    cnf.writeClause(ds);
                }
            }
            for (int i = 1; i <= n; i++) {
                int[][] row = new int[n][], col = new int[n][];
                for (int j = 1; j <= n; j++) {
                    row[j - 1] = new int[] {i, j};
                    col[j - 1] = new int[] {j, i};
                }
                valid(cnf, row);
                valid(cnf, col);
            }
            for (int i : new int[] {1, 4, 7}) {
                for (int j : new int[] {1, 4, 7}) {
                    int[][] box = new int[n][];
                    for (int k = 0; k < n; k++) {
                        box[k] = new int[] {i + k % 3, j + k / 3};
                    }
                    valid(cnf, box);
                }
            }
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    int d = sudoku[i - 1][j - 1];
                    if (d != 0) {
                        cnf.writeClause(v(i, j, d));
                    }
                }
            }
            Optional<int[]> sol = new SatSolver().solve(cnf);
            Files.delete(tmp);
            if (sol.isPresent()) {
                for (int i = 1; i <= n; i++) {
                    for (int j = 1; j <= n; j++) {
                        for (int d = 1; d <= n; d++) {
                            if (sol.get()[v(i, j, d) - 1] > 0) {
                                res[i - 1][j - 1] = d;
                                break;
                            }
                        }
                    }
                }
            }
        } catch (IOException e) {
            e.printStackTrace();
        }
        return res;
    }

    static void valid(DimacsWriter cnf, int[][] cells) throws IOException {
        for (int a = 0; a < cells.length; a++) {
            for (int b = a + 1; b < cells.length; b++) {
                for (int d = 1; d <= n; d++) {
                    cnf.writeClause(-v(cells[a][0], cells[a][1], d), -v(cells[b][0], cells[b][1], d));
                }
            }
        }
    }
}
