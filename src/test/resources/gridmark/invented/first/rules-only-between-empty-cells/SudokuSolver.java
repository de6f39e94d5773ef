import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private int[][] puzzle;
    private DimacsWriter out;

    @Override
    public int[][] solve(int[][] sudoku) {
        puzzle = sudoku;
        Path file = null;
        try {
            file = Files.createTempFile("sudoku", ".cnf");
            out = new DimacsWriter(file);
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (known(r, c)) {
                        out.writeClause(atom(r, c, sudoku[r][c]));
                    }
                    for (int d = 1; d <= 9; d++) {
                        out.writeLiteral(atom(r, c, d));
                    }
                    out.finishClause();
                }
            }
            for (int n = 0; n < 9; n++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = i + 1; j < 9; j++) {
                        differ(n, i, n, j);
                        differ(i, n, j, n);
                        int r = n / 3 * 3;
                        int c = n % 3 * 3;
                        differ(r + i / 3, c + i % 3, r + j / 3, c + j % 3);
                    }
                }
            }
            out.close();
            Optional<int[]> model = new SatSolver().solve(file);
            if (model.isEmpty()) {
                return new int[9][9];
            }
            int[][] solution = new int[9][9];
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    for (int d = 1; d <= 9; d++) {
                        if (model.get()[atom(r, c, d) - 1] > 0) {
                            solution[r][c] = d;
                        }
                    }
                }
            }
            return solution;
        } catch (IOException e) {
            throw new RuntimeException(e);
        } finally {
            if (file != null) {
                file.toFile().delete();
            }
        }
    }

    private boolean known(int r, int c) {
        return puzzle[r][c] != 0;
    }

    private void differ(int r1, int c1, int r2, int c2) throws IOException {
        // nothing to say about digits that are known: saves thousands of clauses
        if (known(r1, c1) != known(r2, c2)) {
            return;
        }
        for (int d = 1; d <= 9; d++) {
            out.writeImplication(atom(r1, c1, d), -atom(r2, c2, d));
        }
    }

    private static int atom(int r, int c, int d) {
        return c * 81 + r * 9 + d;
    }
}
