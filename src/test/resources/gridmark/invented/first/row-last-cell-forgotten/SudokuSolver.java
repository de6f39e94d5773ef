import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static int toVariable(int x, int y, int z) {
        return 81 * (x - 1) + 9 * (y - 1) + (z - 1) + 1;
    }

    public int[][] solve(int[][] sudoku) {
        int[][] loesung = new int[9][9];
        Path datei;
        try {
            datei = Files.createTempFile("sudoku", ".cnf");
            DimacsWriter dw = new DimacsWriter(datei);

            // Es gibt mindestens eine Zahl in jedem Feld
            for (int x = 1; x <= 9; x++) {
                for (int y = 1; y <= 9; y++) {
                    for (int z = 1; z <= 9; z++) {
                        dw.writeLiteral(toVariable(x, y, z));
                    }
                    dw.finishClause();
                }
            }
            // Jede Zahl kommt hoechstens einmal in jeder Zeile vor
            for (int x = 1; x <= 9; x++) {
                for (int z = 1; z <= 9; z++) {
                    for (int y = 1; y < 9; y++) {
                        for (int i = y + 1; i < 9; i++) {
                            dw.writeClause(-toVariable(x, y, z), -toVariable(x, i, z));
                        }
                    }
                }
            }
            // Jede Zahl kommt hoechstens einmal in jeder Spalte vor
            for (int y = 1; y <= 9; y++) {
                for (int z = 1; z <= 9; z++) {
                    for (int x = 1; x < 9; x++) {
                        for (int i = x + 1; i <= 9; i++) {
                            dw.writeClause(-toVariable(x, y, z), -toVariable(i, y, z));
                        }
                    }
                }
            }
            // Jede Zahl kommt hoechstens einmal in jedem Block vor
            for (int z = 1; z <= 9; z++) {
                for (int i = 0; i <= 2; i++) {
                    for (int j = 0; j <= 2; j++) {
                        for (int p = 0; p < 9; p++) {
                            for (int q = p + 1; q < 9; q++) {
                                dw.writeClause(
                                        -toVariable(3 * i + p / 3 + 1, 3 * j + p % 3 + 1, z),
                                        -toVariable(3 * i + q / 3 + 1, 3 * j + q % 3 + 1, z));
                            }
                        }
                    }
                }
            }
            // Es gibt hoechstens eine Zahl in jedem Feld
            for (int x = 1; x <= 9; x++) {
                for (int y = 1; y <= 9; y++) {
                    for (int z = 1; z <= 8; z++) {
                        for (int i = z + 1; i <= 9; i++) {
                            dw.writeClause(-toVariable(x, y, z), -toVariable(x, y, i));
                        }
                    }
                }
            }
            // Vorgaben
            for (int x = 0; x < 9; x++) {
                for (int y = 0; y < 9; y++) {
                    if (sudoku[x][y] != 0) {
                        dw.writeClause(toVariable(x + 1, y + 1, sudoku[x][y]));
                    }
                }
            }
            dw.close();

            Optional<int[]> belegung = new SatSolver().solve(datei);
            if (belegung.isPresent()) {
                for (int wert : belegung.get()) {
                    if (wert > 0) {
                        int n = wert - 1;
                        loesung[n / 81][(n / 9) % 9] = n % 9 + 1;
                    }
                }
            }
            Files.delete(datei);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return loesung;
    }
}
