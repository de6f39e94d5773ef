import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    // variable "xyd": x = column, y = row, d = digit, e.g. 371 = column 3, row 7, digit 1
    private static int x(int column, int row, int digit) {
        return 100 * column + 10 * row + digit;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        List<int[]> clauses = new ArrayList<>();
        addFields(clauses);
        addLines(clauses);
        addSquares(clauses);
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (sudoku[i][j] != 0) {
                    clauses.add(new int[] {x(i + 1, j + 1, sudoku[i][j])});
                }
            }
        }
        int[] model = run(clauses);
        int[][] result = new int[9][9];
        if (model == null) {
            return result;
        }
        for (int lit : model) {
            if (lit > 0) {
                int column = lit / 100;
                int row = lit / 10 % 10;
                result[row - 1][column - 1] = lit % 10;
            }
        }
        return result;
    }

    private void addFields(List<int[]> clauses) {
        for (int c = 1; c <= 9; c++) {
            for (int r = 1; r <= 9; r++) {
                int[] some = new int[9];
                for (int d = 1; d <= 9; d++) {
                    some[d - 1] = x(c, r, d);
                }
                clauses.add(some);
            }
        }
    }

    private void addLines(List<int[]> clauses) {
        for (int d = 1; d <= 9; d++) {
            for (int i = 1; i <= 9; i++) {
                for (int a = 1; a <= 9; a++) {
                    for (int b = a + 1; b <= 9; b++) {
                        clauses.add(new int[] {-x(i, a, d), -x(i, b, d)});
                        clauses.add(new int[] {-x(a, i, d), -x(b, i, d)});
                    }
                }
            }
        }
    }

    private void addSquares(List<int[]> clauses) {
        for (int d = 1; d <= 9; d++) {
            for (int left = 1; left <= 7; left += 3) {
                for (int top = 1; top <= 7; top += 3) {
                    for (int a = 0; a < 9; a++) {
                        for (int b = 0; b < a; b++) {
                            clauses.add(new int[] {
                                -x(left + a % 3, top + a / 3, d), -x(left + b % 3, top + b / 3, d)
                            });
                        }
                    }
                }
            }
        }
    }

    /** @return the model or null */
    private int[] run(List<int[]> clauses) {
        try {
            Path tmp = Files.createTempFile("s", ".cnf");
            try (DimacsWriter dw = new DimacsWriter(tmp)) {
                for (int[] clause : clauses) {
                    dw.writeClause(clause);
                }
            }
            int[] m = new SatSolver().solve(tmp).orElse(null);
            Files.deleteIfExists(tmp);
            if (m != null) {
                // the unused numbers are not interesting
                return java.util.Arrays.stream(m).filter(l -> l > 0).toArray();
            }
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
