import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Logik WS Blatt 6
 * Gruppe 12: Jonas, Philipp
 */
public class SudokuSolver implements AbstractSudokuSolver {

    private DimacsWriter writer;

    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("jonas", ".dimacs");
            writer = new DimacsWriter(path);
            felderSchreiben();
            zeilenSchreiben();
            spaltenSchreiben();
            vorgabenSchreiben(sudoku);
            writer.close();

            Optional<int[]> loesung = new SatSolver().solve(path);
            Files.delete(path);
            if (loesung.isPresent()) {
                return auslesen(loesung.get());
            } else {
                return leer();
            }
        } catch (IOException ex) {
            throw new IllegalStateException(ex);
        }
    }

    private int[][] leer() {
        int[][] a = new int[9][9];
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                a[i][j] = 0;
            }
        }
        return a;
    }

    // Variable x_{zeile,spalte,wert}
    private int x(int zeile, int spalte, int wert) {
        return (zeile - 1) * 81 + (spalte - 1) * 9 + wert;
    }

    private void felderSchreiben() throws IOException {
        for (int z = 1; z <= 9; z++) {
            for (int s = 1; s <= 9; s++) {
                writer.writeClause(x(z, s, 1), x(z, s, 2), x(z, s, 3), x(z, s, 4), x(z, s, 5),
                        x(z, s, 6), x(z, s, 7), x(z, s, 8), x(z, s, 9));
                for (int w = 1; w <= 9; w++) {
                    for (int w2 = 1; w2 <= 9; w2++) {
                        if (w != w2) {
                            writer.writeImplication(x(z, s, w), -x(z, s, w2));
                        }
                    }
                }
            }
        }
    }

    private void zeilenSchreiben() throws IOException {
        for (int z = 1; z <= 9; z++) {
            for (int w = 1; w <= 9; w++) {
                for (int s = 1; s <= 9; s++) {
                    for (int s2 = 1; s2 <= 9; s2++) {
                        if (s != s2) {
                            writer.writeImplication(x(z, s, w), -x(z, s2, w));
                        }
                    }
                }
            }
        }
    }

    private void spaltenSchreiben() throws IOException {
        for (int s = 1; s <= 9; s++) {
            for (int w = 1; w <= 9; w++) {
                for (int z = 1; z <= 9; z++) {
                    for (int z2 = 1; z2 <= 9; z2++) {
                        if (z != z2) {
                            writer.writeImplication(x(z, s, w), -x(z2, s, w));
                        }
                    }
                }
            }
        }
    }

    private void bloeckeSchreiben() throws IOException {
        for (int b = 0; b < 9; b++) {
            int z0 = 3 * (b / 3) + 1;
            int s0 = 3 * (b % 3) + 1;
            for (int w = 1; w <= 9; w++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = 0; j < 9; j++) {
                        if (i != j) {
                            writer.writeImplication(x(z0 + i / 3, s0 + i % 3, w),
                                    -x(z0 + j / 3, s0 + j % 3, w));
                        }
                    }
                }
            }
        }
    }

    private void vorgabenSchreiben(int[][] sudoku) throws IOException {
        for (int z = 1; z <= 9; z++) {
            for (int s = 1; s <= 9; s++) {
                int wert = sudoku[z - 1][s - 1];
                if (wert != 0) {
                    writer.writeClause(x(z, s, wert));
                }
            }
        }
    }

    private int[][] auslesen(int[] belegung) {
        int[][] a = leer();
        for (int z = 1; z <= 9; z++) {
            for (int s = 1; s <= 9; s++) {
                for (int w = 1; w <= 9; w++) {
                    if (belegung[x(z, s, w) - 1] > 0) {
                        a[z - 1][s - 1] = w;
                    }
                }
            }
        }
        return a;
    }
}
