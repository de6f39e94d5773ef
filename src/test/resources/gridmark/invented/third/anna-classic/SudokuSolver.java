import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Uebung 4, Aufgabe 2
 */
public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path p = Files.createTempFile("uebung4", ".cnf");
            DimacsWriter w = new DimacsWriter(p);

            // jede Zelle hat mindestens eine Zahl
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    for (int d = 1; d <= 9; d++) {
                        w.writeLiteral(v(r, c, d));
                    }
                    w.finishClause();
                }
            }

            // Zeilen
            for (int r = 0; r < 9; r++) {
                for (int d = 1; d <= 9; d++) {
                    for (int c = 0; c < 8; c++) {
                        w.writeClause(-v(r, c, d), -v(r, c + 1, d));
                    }
                }
            }

            // Spalten
            for (int c = 0; c < 9; c++) {
                for (int d = 1; d <= 9; d++) {
                    for (int r = 0; r < 8; r++) {
                        for (int r2 = r + 1; r2 < 9; r2++) {
                            w.writeClause(-v(r, c, d), -v(r2, c, d));
                        }
                    }
                }
            }

            // Bloecke
            for (int br = 0; br < 9; br += 3) {
                for (int bc = 0; bc < 9; bc += 3) {
                    for (int d = 1; d <= 9; d++) {
                        for (int i = 0; i < 8; i++) {
                            for (int j = i + 1; j < 9; j++) {
                                w.writeClause(-v(br + i / 3, bc + i % 3, d), -v(br + j / 3, bc + j % 3, d));
                            }
                        }
                    }
                }
            }

            // Vorgaben
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] > 0) {
                        w.writeClause(v(r, c, sudoku[r][c]));
                    }
                }
            }

            Optional<int[]> m = new SatSolver().solve(w);
            Files.delete(p);
            int[][] erg = new int[9][9];
            if (m.isEmpty()) {
                return erg;
            }
            int[] model = m.get();
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    for (int d = 1; d <= 9; d++) {
                        if (model[v(r, c, d) - 1] > 0) {
                            erg[r][c] = d;
                        }
                    }
                }
            }
            return erg;
        } catch (IOException e) {
            e.printStackTrace();
            return new int[9][9];
        }
    }

    private int v(int r, int c, int d) {
        return 81 * r + 9 * c + d;
    }
}
