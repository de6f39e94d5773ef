import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final Integer SUM = 45;
    private static final Integer PRODUCT = 362880;

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] grid = new int[9][9];
        try {
            Path path = Files.createTempFile("veit", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    int[][] groups = new int[4][9];
                    for (int k = 0; k < 9; k++) {
                        groups[0][k] = x(i, j, k);
                        groups[1][k] = x(i, k, j);
                        groups[2][k] = x(k, i, j);
                        groups[3][k] = x(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j);
                    }
                    for (int[] group : groups) {
                        writer.writeClause(group);
                        for (int a = 0; a < 9; a++) {
                            for (int b = 0; b < a; b++) {
                                writer.writeClause(-group[a], -group[b]);
                            }
                        }
                    }
                    if (sudoku[i][j] != 0) {
                        writer.writeClause(x(i, j, sudoku[i][j] - 1));
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(writer);
            Files.delete(path);
            if (model.isPresent()) {
                for (int v = 0; v < 729; v++) {
                    if (model.get()[v] > 0) {
                        grid[v / 81][v / 9 % 9] = v % 9 + 1;
                    }
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return isRight(grid) ? grid : new int[9][9];
    }

    /** To be on the safe side. */
    private boolean isRight(int[][] grid) {
        for (int[] row : grid) {
            Integer sum = 0;
            Integer product = 1;
            for (int digit : row) {
                sum += digit;
                product *= digit;
            }
            if (sum != SUM || product != PRODUCT) {
                return false;
            }
        }
        return true;
    }

    private int x(int i, int j, int k) {
        return i * 81 + j * 9 + k + 1;
    }
}
