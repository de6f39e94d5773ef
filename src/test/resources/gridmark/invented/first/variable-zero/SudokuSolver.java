import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {
    public static final int DIM = 9;

    private int varNr(int zeile, int spalte, int ziffer) {
        return zeile * DIM * DIM + spalte * DIM + ziffer;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] ergebnis = new int[DIM][DIM];
        try {
            Path pfad = Files.createTempFile("sudoku", "dimacs");
            pfad.toFile().deleteOnExit();
            DimacsWriter dimacs = new DimacsWriter(pfad);
            for (int i = 0; i < DIM; i++) {
                for (int j = 0; j < DIM; j++) {
                    for (int k = 0; k < DIM; k++) {
                        dimacs.writeLiteral(varNr(i, j, k));
                    }
                    dimacs.finishClause();
                }
            }
            for (int i = 0; i < DIM; i++) {
                for (int k = 0; k < DIM; k++) {
                    for (int j = 0; j < DIM; j++) {
                        for (int l = j + 1; l < DIM; l++) {
                            dimacs.writeClause(-varNr(i, j, k), -varNr(i, l, k));
                            dimacs.writeClause(-varNr(j, i, k), -varNr(l, i, k));
                            dimacs.writeClause(
                                    -varNr(i / 3 * 3 + j / 3, i % 3 * 3 + j % 3, k),
                                    -varNr(i / 3 * 3 + l / 3, i % 3 * 3 + l % 3, k));
                        }
                    }
                }
            }
            for (int i = 0; i < DIM; i++) {
                for (int j = 0; j < DIM; j++) {
                    if (sudoku[i][j] != 0) {
                        dimacs.writeClause(varNr(i, j, sudoku[i][j] - 1));
                    }
                }
            }
            int[] belegung = new SatSolver().solve(dimacs).orElse(null);
            if (belegung != null) {
                for (int nr : belegung) {
                    if (nr > 0) {
                        ergebnis[nr / 81][nr / 9 % 9] = nr % 9 + 1;
                    }
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return ergebnis;
    }
}
