import gridmark.api.*;
import java.io.*;
import java.util.*;

public class SudokuSolver implements AbstractSudokuSolver {

    static int var(int z, int s, int w) { return z*100 + s*10 + w; }

    public int[][] solve(int[][] sudoku) {
        int[][] fertig = new int[9][9];
        Optional<int[]> belegung;
        try {
            File datei = File.createTempFile("hans", ".cnf");
            datei.deleteOnExit();
            DimacsWriter dw = new DimacsWriter(datei.toPath());
            int z, s, w, k;

            // vorgegebene Werte
            for (z = 0; z < 9; z++) {
                for (s = 0; s < 9; s++) {
                    if (sudoku[z][s] == 0) break;
                    dw.writeClause(var(z+1, s+1, sudoku[z][s]));
                }
            }
            // Felder
            for (z = 1; z <= 9; z++) {
                for (s = 1; s <= 9; s++) {
                    w = 1;
                    while (w <= 9) {
                        dw.writeLiteral(var(z, s, w));
                        w++;
                    }
                    dw.finishClause();
                    for (w = 1; w <= 9; w++) for (k = 1; k < w; k++) dw.writeClause(-var(z, s, w), -var(z, s, k));
                }
            }
            // Zeilen, Spalten
            for (z = 1; z <= 9; z++) {
                for (w = 1; w <= 9; w++) {
                    for (s = 1; s <= 9; s++) {
                        for (k = 1; k < s; k++) {
                            dw.writeClause(-var(z, s, w), -var(z, k, w));
                            dw.writeClause(-var(s, z, w), -var(k, z, w));
                        }
                    }
                }
            }
            // Quadrate
            int[][] q = {{1,1},{1,4},{1,7},{4,1},{4,4},{4,7},{7,1},{7,4},{7,7}};
            for (int[] e : q) {
                for (w = 1; w <= 9; w++) {
                    for (int a = 0; a < 9; a++) {
                        for (int b = 0; b < a; b++) {
                            dw.writeClause(-var(e[0] + a/3, e[1] + a%3, w), -var(e[0] + b/3, e[1] + b%3, w));
                        }
                    }
                }
            }
            belegung = new SatSolver().solve(dw);
        } catch (IOException e) {
            return fertig;
        }
        if (belegung.isPresent()) {
            for (int b : belegung.get()) {
                if (b > 0) fertig[b/100 - 1][b/10%10 - 1] = b%10;
            }
        }
        return fertig;
    }
}
