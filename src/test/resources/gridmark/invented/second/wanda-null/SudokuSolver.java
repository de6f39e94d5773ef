import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

    private static int var(int i, int j, int k) {
        return i * 81 + j * 9 + k;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] grid = null;
        try {
            Path path = Files.createTempFile("wanda", ".cnf");
            DimacsWriter w = new DimacsWriter(path);
            for (int k = 1; k <= 9; k++) {
                for (int i = 0; i < 9; i++) {
                    for (int x = 0; x < 9; x++) {
                        w.writeLiteral(var(i, x, k));
                    }
                    w.finishClause();
                    for (int x = 0; x < 9; x++) {
                        w.writeLiteral(var(x, i, k));
                    }
                    w.finishClause();
                    for (int x = 0; x < 9; x++) {
                        w.writeLiteral(var(i / 3 * 3 + x / 3, i % 3 * 3 + x % 3, k));
                    }
                    w.finishClause();
                    for (int x = 0; x < 9; x++) {
                        for (int y = 0; y < x; y++) {
                            w.writeImplication(var(i, x, k), -var(i, y, k));
                            w.writeImplication(var(x, i, k), -var(y, i, k));
                        }
                    }
                }
            }
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    for (int k = 1; k <= 9; k++) {
                        for (int l = k + 1; l <= 9; l++) {
                            w.writeClause(-var(i, j, k), -var(i, j, l));
                        }
                    }
                    if (sudoku[i][j] != 0) {
                        w.writeClause(var(i, j, sudoku[i][j]));
                    }
                }
            }
            w.close();
            int[] model = new SatSolver().solve(path).orElse(new int[0]);
            Files.deleteIfExists(path);
            if (model.length > 0) {
                grid = new int[9][9];
                for (int i = 0; i < 9; i++) {
                    for (int j = 0; j < 9; j++) {
                        for (int k = 1; k <= 9; k++) {
                            if (model[var(i, j, k) - 1] > 0) {
                                grid[i][j] = k;
                            }
                        }
                    }
                }
            }
        } catch (IOException e) {
            System.err.println("file problem: " + e);
        }
        return grid;
    }
}
