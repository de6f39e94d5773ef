import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private int s(int r, int c, int n) {
        return 100 * r + 10 * c + n + 1;
    }

    public int[][] solve(int[][] sudoku) {
        try {
            Path temp = Files.createTempFile("sudoku", ".cnf");
            DimacsWriter d = new DimacsWriter(temp);

            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] != 0) {
                        d.writeClause(s(r, c, sudoku[r][c] - 1));
                    }
                    for (int n = 0; n < 9; n++) {
                        d.writeLiteral(s(r, c, n));
                    }
                    d.finishClause();
                }
            }

            for (int n = 0; n < 9; n++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = 0; j < 9; j++) {
                        for (int k = 0; k < 9; k++) {
                            if (j != k) {
                                d.writeImplication(s(i, j, n), -s(i, k, n));
                                d.writeImplication(s(j, i, n), -s(k, i, n));
                            }
                        }
                    }
                }
            }

            for (int n = 0; n < 9; n++) {
                for (int r = 0; r < 9; r += 3) {
                    for (int c = 0; c < 9; c += 3) {
                        for (int i = r; i < r + 3; i++) {
                            for (int j = c; j < c + 3; j++) {
                                if (i != r || j != c) {
                                    d.writeImplication(s(r, c, n), -s(i, j, n));
                                }
                            }
                        }
                    }
                }
            }

            Optional<int[]> o = new SatSolver().solve(d);
            Files.delete(temp);
            int[][] result = new int[9][9];
            if (o.isPresent()) {
                for (int r = 0; r < 9; r++) {
                    for (int c = 0; c < 9; c++) {
                        for (int n = 0; n < 9; n++) {
                            if (o.get()[s(r, c, n) - 1] > 0) {
                                result[r][c] = n + 1;
                            }
                        }
                    }
                }
            }
            return result;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
