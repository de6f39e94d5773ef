import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<String> lines = solveLines(sudoku);
        int[][] grid = new int[9][9];
        if (lines.isEmpty()) {
            return grid;
        }
        for (int r = 0; r < 9; r++) {
            String line = lines.get(r);
            for (int c = 0; c < 9; c++) {
                grid[r][c] = line.charAt(c);
            }
        }
        return grid;
    }

    /** Nine lines such as "534678912", or none if there is no solution. */
    private List<String> solveLines(int[][] sudoku) {
        List<String> lines = new ArrayList<>();
        try {
            Path path = Files.createTempFile("tilda", ".cnf");
            try (DimacsWriter w = new DimacsWriter(path)) {
                for (int a = 0; a < 9; a++) {
                    for (int b = 0; b < 9; b++) {
                        int[] cell = new int[9], row = new int[9], col = new int[9], blk = new int[9];
                        for (int c = 0; c < 9; c++) {
                            cell[c] = v(a, b, c);
                            row[c] = v(a, c, b);
                            col[c] = v(c, a, b);
                            blk[c] = v(a / 3 * 3 + c / 3, a % 3 * 3 + c % 3, b);
                        }
                        one(w, cell);
                        one(w, row);
                        one(w, col);
                        one(w, blk);
                        if (sudoku[a][b] > 0) {
                            w.writeClause(v(a, b, sudoku[a][b] - 1));
                        }
                    }
                }
            }
            Optional<int[]> m = new SatSolver().solve(path);
            Files.delete(path);
            if (m.isPresent()) {
                for (int r = 0; r < 9; r++) {
                    StringBuilder line = new StringBuilder();
                    for (int c = 0; c < 9; c++) {
                        for (int d = 0; d < 9; d++) {
                            if (m.get()[v(r, c, d) - 1] > 0) {
                                line.append(d + 1);
                            }
                        }
                    }
                    lines.add(line.toString());
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return lines;
    }

    private static void one(DimacsWriter w, int[] vars) throws IOException {
        w.writeClause(vars);
        for (int i = 0; i < 9; i++) {
            for (int j = i + 1; j < 9; j++) {
                w.writeImplication(vars[i], -vars[j]);
            }
        }
    }

    private static int v(int r, int c, int d) {
        return r * 81 + c * 9 + d + 1;
    }
}
