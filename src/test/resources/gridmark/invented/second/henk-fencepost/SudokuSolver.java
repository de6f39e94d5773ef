import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("henk", ".cnf");
            try (DimacsWriter out = new DimacsWriter(path)) {
                rules(out);
                givens(out, sudoku);
            }
            Optional<int[]> model = new SatSolver().solve(path);
            Files.delete(path);
            int[][] grid = new int[9][9];
            if (model.isPresent()) {
                for (int literal : model.get()) {
                    if (literal > 0) {
                        int x = literal - 1;
                        grid[x / 81][x / 9 % 9] = x % 9 + 1;
                    }
                }
            }
            return grid;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private int x(int r, int c, int d) {
        return 81 * r + 9 * c + d;
    }

    private void rules(DimacsWriter out) throws IOException {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (int d = 1; d <= 9; d++) {
                    out.writeLiteral(x(r, c, d));
                }
                out.finishClause();
            }
        }
        for (int d = 1; d <= 9; d++) {
            for (int k = 0; k < 9; k++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = i + 1; j < 9; j++) {
                        out.writeClause(-x(k, i, d), -x(k, j, d));
                        out.writeClause(-x(i, k, d), -x(j, k, d));
                        out.writeClause(
                            -x(k / 3 * 3 + i / 3, k % 3 * 3 + i % 3, d),
                            -x(k / 3 * 3 + j / 3, k % 3 * 3 + j % 3, d));
                    }
                }
            }
        }
    }

    private void givens(DimacsWriter out, int[][] sudoku) throws IOException {
        boolean first = true;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] == 0) {
                    continue;
                }
                if (!first) {
                    out.finishClause();
                }
                first = false;
                out.writeLiteral(x(r, c, sudoku[r][c]));
            }
        }
    }
}
