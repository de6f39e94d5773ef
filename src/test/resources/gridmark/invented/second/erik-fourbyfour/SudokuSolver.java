import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int N = 9;
    private static final int BOX = 2;

    private static int index(int r, int c, int v) {
        return r * N * N + c * N + v;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[] model;
        try {
            Path file = Files.createTempFile("erik", ".cnf");
            try (DimacsWriter w = new DimacsWriter(file)) {
                // cells
                for (int r = 0; r < N; r++) {
                    for (int c = 0; c < N; c++) {
                        for (int v = 1; v <= N; v++) {
                            w.writeLiteral(index(r, c, v));
                        }
                        w.finishClause();
                    }
                }
                // rows and columns
                for (int v = 1; v <= N; v++) {
                    for (int r = 0; r < N; r++) {
                        for (int c = 0; c < N; c++) {
                            for (int c2 = 0; c2 < c; c2++) {
                                w.writeClause(-index(r, c, v), -index(r, c2, v));
                            }
                            for (int r2 = 0; r2 < r; r2++) {
                                w.writeClause(-index(r, c, v), -index(r2, c, v));
                            }
                        }
                    }
                }
                // boxes
                for (int v = 1; v <= N; v++) {
                    for (int br = 0; br < N / BOX; br++) {
                        for (int bc = 0; bc < N / BOX; bc++) {
                            for (int i = 0; i < BOX * BOX; i++) {
                                for (int j = i + 1; j < BOX * BOX; j++) {
                                    w.writeClause(
                                        -index(br * BOX + i / BOX, bc * BOX + i % BOX, v),
                                        -index(br * BOX + j / BOX, bc * BOX + j % BOX, v));
                                }
                            }
                        }
                    }
                }
                // givens
                for (int r = 0; r < N; r++) {
                    for (int c = 0; c < N; c++) {
                        if (sudoku[r][c] != 0) {
                            w.writeClause(index(r, c, sudoku[r][c]));
                        }
                    }
                }
            }
            model = new SatSolver().solve(file).orElse(new int[N * N * N]);
            Files.delete(file);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        int[][] solution = new int[N][N];
        for (int r = 0; r < N; r++) {
            for (int c = 0; c < N; c++) {
                for (int v = 1; v <= N; v++) {
                    if (model[index(r, c, v) - 1] > 0) {
                        solution[r][c] = v;
                    }
                }
            }
        }
        return solution;
    }
}
