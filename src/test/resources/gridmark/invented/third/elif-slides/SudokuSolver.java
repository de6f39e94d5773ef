import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static int p(int i, int j, int n) {
        return 81 * (i - 1) + 9 * (j - 1) + n;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("elif", ".cnf");
            try (DimacsWriter w = new DimacsWriter(path)) {
                everyRowContainsEveryNumber(w);
                everyColumnContainsEveryNumber(w);
                everyBlockContainsEveryNumber(w);
                everyCellContainsANumber(w);
                for (int i = 1; i <= 9; i++) {
                    for (int j = 1; j <= 9; j++) {
                        if (sudoku[i - 1][j - 1] != 0) {
                            w.writeClause(p(i, j, sudoku[i - 1][j - 1]));
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(path);
            Files.deleteIfExists(path);
            int[][] grid = new int[9][9];
            if (model.isPresent()) {
                for (int i = 1; i <= 9; i++) {
                    for (int j = 1; j <= 9; j++) {
                        for (int n = 1; n <= 9; n++) {
                            if (model.get()[p(i, j, n) - 1] > 0) {
                                grid[i - 1][j - 1] = n;
                            }
                        }
                    }
                }
            }
            return grid;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    /** AND_i AND_n OR_j p(i,j,n), as on slide 14 */
    private void everyRowContainsEveryNumber(DimacsWriter w) throws IOException {
        for (int i = 1; i <= 9; i++) {
            for (int n = 1; n <= 9; n++) {
                for (int j = 1; j <= 9; j++) {
                    w.writeLiteral(p(i, j, n));
                }
                w.finishClause();
            }
        }
    }

    private void everyColumnContainsEveryNumber(DimacsWriter w) throws IOException {
        for (int j = 1; j <= 9; j++) {
            for (int n = 1; n <= 9; n++) {
                for (int i = 1; i <= 9; i++) {
                    w.writeLiteral(p(i, j, n));
                }
                w.finishClause();
            }
        }
    }

    private void everyBlockContainsEveryNumber(DimacsWriter w) throws IOException {
        for (int r = 0; r <= 2; r++) {
            for (int s = 0; s <= 2; s++) {
                for (int n = 1; n <= 9; n++) {
                    for (int i = 1; i <= 3; i++) {
                        for (int j = 1; j <= 3; j++) {
                            w.writeLiteral(p(3 * r + i, 3 * s + j, n));
                        }
                    }
                    w.finishClause();
                }
            }
        }
    }

    private void everyCellContainsANumber(DimacsWriter w) throws IOException {
        for (int i = 1; i <= 9; i++) {
            for (int j = 1; j <= 9; j++) {
                for (int n = 1; n <= 9; n++) {
                    w.writeLiteral(p(i, j, n));
                }
                w.finishClause();
            }
        }
    }
}
