import gridmark.api.*;
import java.nio.file.*;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path p = Files.createTempFile("x", ".cnf");
            DimacsWriter w = new DimacsWriter(p);
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    for (int k = 0; k < 9; k++) {
                        w.writeLiteral(v(i, j, k));
                    }
                    w.finishClause();
                    for (int k = 0; k < 9; k++) {
                        w.writeLiteral(v(i, k, j));
                    }
                    w.finishClause();
                    for (int k = 0; k < 9; k++) {
                        w.writeLiteral(v(k, i, j));
                    }
                    w.finishClause();
                    for (int k = 0; k < 9; k++) {
                        w.writeLiteral(v(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j));
                    }
                    w.finishClause();
                    for (int k = 0; k < 9; k++) {
                        for (int l = k + 1; l < 9; l++) {
                            w.writeClause(-v(i, j, k), -v(i, j, l));
                            w.writeClause(-v(i, k, j), -v(i, l, j));
                            w.writeClause(-v(k, i, j), -v(l, i, j));
                            w.writeClause(
                                    -v(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j),
                                    -v(i / 3 * 3 + l / 3, i % 3 * 3 + l % 3, j));
                        }
                    }
                    if (sudoku[i][j] != 0) {
                        w.writeClause(v(i, j, sudoku[i][j] - 1));
                    }
                }
            }
            int[] model = new SatSolver().solve(w).get();
            Files.delete(p);
            int[][] result = new int[9][9];
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    for (int k = 0; k < 9; k++) {
                        if (model[v(i, j, k) - 1] > 0) {
                            result[i][j] = k + 1;
                        }
                    }
                }
            }
            return result;
        } catch (java.io.IOException e) {
            return new int[9][9];
        }
    }

    static int v(int i, int j, int k) {
        return i + 9 * j + 81 * k + 1;
    }
}
