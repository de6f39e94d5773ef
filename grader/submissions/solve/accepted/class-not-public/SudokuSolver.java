// The class is package-private, and so is its constructor.

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.*;

class SudokuSolver implements AbstractSudokuSolver {

    SudokuSolver() {
    }

    public int[][] solve(int[][] sudoku) {
        Path p;
        try {
            p = Files.createTempFile("s", ".cnf");
            DimacsWriter w = new DimacsWriter(p);
            for (int n = 0; n < 81; n++) {
                for (int d = 1; d < 10; d++) w.writeLiteral(n * 9 + d);
                w.finishClause();
                // compare with all the later cells
                for (int m = n + 1; m < 81; m++) {
                    if (related(n, m)) {
                        for (int d = 1; d < 10; d++) w.writeImplication(n * 9 + d, -(m * 9 + d));
                    }
                }
                int given = sudoku[n / 9][n % 9];
                if (given > 0) w.writeClause(n * 9 + given);
            }
            w.close();
            int[][] out = new int[9][9];
            new SatSolver().solve(p).ifPresent(model -> {
                for (int lit : model) {
                    if (lit > 0) {
                        int n = (lit - 1) / 9;
                        out[n / 9][n % 9] = lit - n * 9;
                    }
                }
            });
            Files.delete(p);
            return out;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean related(int n, int m) {
        int r1 = n / 9, c1 = n % 9, r2 = m / 9, c2 = m % 9;
        return r1 == r2 || c1 == c2 || r1 / 3 * 3 + c1 / 3 == r2 / 3 * 3 + c2 / 3;
    }
}
