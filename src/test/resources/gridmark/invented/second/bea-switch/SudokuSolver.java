import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    public int[][] solve(int[][] sudoku) {
        int[][] loesung = new int[9][9];
        try {
            Path datei = Files.createTempFile("bea", ".txt");
            DimacsWriter dw = new DimacsWriter(datei);

            for (int z = 1; z <= 9; z++) {
                for (int s = 1; s <= 9; s++) {
                    for (int n = 1; n <= 9; n++) {
                        dw.writeLiteral(nr(z, s, n));
                    }
                    dw.finishClause();
                }
            }
            for (int n = 1; n <= 9; n++) {
                for (int a = 1; a <= 9; a++) {
                    for (int b = 1; b < 9; b++) {
                        for (int c = b + 1; c <= 9; c++) {
                            dw.writeClause(-nr(a, b, n), -nr(a, c, n));
                            dw.writeClause(-nr(b, a, n), -nr(c, a, n));
                        }
                    }
                }
            }
            for (int block = 1; block <= 9; block++) {
                schreibeBlock(dw, block);
            }
            for (int z = 1; z <= 9; z++) {
                for (int s = 1; s <= 9; s++) {
                    if (sudoku[z - 1][s - 1] != 0) {
                        dw.writeClause(nr(z, s, sudoku[z - 1][s - 1]));
                    }
                }
            }
            dw.close();

            Optional<int[]> belegung = new SatSolver().solve(datei);
            Files.delete(datei);
            if (belegung.isPresent()) {
                for (int z = 1; z <= 9; z++) {
                    for (int s = 1; s <= 9; s++) {
                        for (int n = 1; n <= 9; n++) {
                            if (belegung.get()[nr(z, s, n) - 1] > 0) {
                                loesung[z - 1][s - 1] = n;
                            }
                        }
                    }
                }
            }
        } catch (IOException e) {
            e.printStackTrace();
        }
        return loesung;
    }

    private void schreibeBlock(DimacsWriter dw, int block) throws IOException {
        int zeile = 1;
        int spalte = 1;
        switch ((block - 1) / 3) {
            case 0:
                zeile = 1;
            case 1:
                zeile = 4;
            case 2:
                zeile = 7;
        }
        switch ((block - 1) % 3) {
            case 0:
                spalte = 1;
                break;
            case 1:
                spalte = 4;
                break;
            case 2:
                spalte = 7;
                break;
        }
        for (int n = 1; n <= 9; n++) {
            for (int i = 0; i < 9; i++) {
                for (int j = i + 1; j < 9; j++) {
                    dw.writeClause(
                        -nr(zeile + i / 3, spalte + i % 3, n),
                        -nr(zeile + j / 3, spalte + j % 3, n));
                }
            }
        }
    }

    private int nr(int z, int s, int n) {
        return (z - 1) * 81 + (s - 1) * 9 + n;
    }
}
