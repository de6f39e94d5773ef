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
            Path path = Files.createTempFile("formula", ".cnf");
            DimacsWriter w = new DimacsWriter(path);
            Encoder encoder = new Encoder(w);
            encoder.cells();
            encoder.rows();
            encoder.columns();
            encoder.boxes();
            encoder.givens(sudoku);
            Optional<int[]> model = new SatSolver().solve(w);
            Files.deleteIfExists(path);
            return model.isPresent() ? encoder.grid(model.get()) : new int[9][9];
        } catch (IOException e) {
            throw new RuntimeException(e.getMessage());
        }
    }
}

class Encoder {
    private final DimacsWriter w;

    Encoder(DimacsWriter w) {
        this.w = w;
    }

    private int v(int r, int c, int d) {
        return r + 9 * c + 81 * d + 1;
    }

    void cells() throws IOException {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (int d = 0; d < 9; d++) {
                    w.writeLiteral(v(r, c, d));
                }
                w.finishClause();
                for (int d = 0; d < 9; d++) {
                    for (int e = 0; e < 9; e++) {
                        if (d != e) {
                            w.writeImplication(v(r, c, d), -v(r, c, e));
                        }
                    }
                }
            }
        }
    }

    void rows() throws IOException {
        for (int r = 0; r < 9; r++) {
            for (int d = 0; d < 9; d++) {
                for (int c = 0; c < 8; c++) {
                    w.writeImplication(v(r, c, d), -v(r, c + 1, d));
                }
            }
        }
    }

    void columns() throws IOException {
        for (int c = 0; c < 9; c++) {
            for (int d = 0; d < 9; d++) {
                for (int r = 0; r < 8; r++) {
                    for (int s = r + 1; s < 9; s++) {
                        w.writeImplication(v(r, c, d), -v(s, c, d));
                    }
                }
            }
        }
    }

    void boxes() throws IOException {
        for (int d = 0; d < 9; d++) {
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    for (int dr = 0; dr < 3; dr++) {
                        for (int dc = 0; dc < 3; dc++) {
                            int r2 = r / 3 * 3 + dr;
                            int c2 = c / 3 * 3 + dc;
                            if (r2 != r && c2 != c) {
                                w.writeImplication(v(r, c, d), -v(r2, c2, d));
                            } else if (r2 == r && c2 > c) {
                                w.writeImplication(v(r, c, d), -v(r2, c2, d));
                            }
                        }
                    }
                }
            }
        }
    }

    void givens(int[][] sudoku) throws IOException {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] != 0) {
                    w.writeClause(v(r, c, sudoku[r][c] - 1));
                }
            }
        }
    }

    int[][] grid(int[] model) {
        int[][] g = new int[9][9];
        for (int d = 0; d < 9; d++) {
            for (int c = 0; c < 9; c++) {
                for (int r = 0; r < 9; r++) {
                    if (model[v(r, c, d) - 1] > 0) {
                        g[r][c] = d + 1;
                    }
                }
            }
        }
        return g;
    }
}
