import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        checkInput(sudoku);
        try {
            Path file = Files.createTempFile("gina", ".cnf");
            DimacsWriter cnf = new DimacsWriter(file);
            for (int i = 1; i <= 9; i++) {
                for (int j = 1; j <= 9; j++) {
                    exactlyOne(cnf, i, j, 0);
                    exactlyOne(cnf, i, 0, j);
                    exactlyOne(cnf, 0, i, j);
                    block(cnf, i, j);
                    if (sudoku[i - 1][j - 1] != 0) {
                        cnf.writeClause(code(i, j, sudoku[i - 1][j - 1]));
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(cnf);
            Files.delete(file);
            int[][] result = new int[9][9];
            if (model.isPresent()) {
                for (int i = 1; i <= 9; i++) {
                    for (int j = 1; j <= 9; j++) {
                        for (int n = 1; n <= 9; n++) {
                            if (model.get()[code(i, j, n) - 1] > 0) {
                                result[i - 1][j - 1] = n;
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

    private void checkInput(int[][] sudoku) {
        if (sudoku.length != 9) {
            throw new IllegalArgumentException("not nine rows");
        }
        for (int[] row : sudoku) {
            if (row.length != 9) {
                throw new IllegalArgumentException("not nine columns");
            }
            int smallest = Arrays.stream(row).filter(n -> n != 0).min().getAsInt();
            int largest = Arrays.stream(row).filter(n -> n != 0).max().getAsInt();
            if (smallest < 1 || largest > 9) {
                throw new IllegalArgumentException("not a digit in " + Arrays.toString(row));
            }
        }
    }

    private static int code(int i, int j, int n) {
        return 100 * i + 10 * j + n;
    }

    /** 0 stands for the one that varies. */
    private static void exactlyOne(DimacsWriter cnf, int i, int j, int n) throws IOException {
        int step = i == 0 ? 100 : j == 0 ? 10 : 1;
        int base = code(i, j, n);
        for (int a = 1; a <= 9; a++) {
            cnf.writeLiteral(base + a * step);
        }
        cnf.finishClause();
        for (int a = 1; a <= 9; a++) {
            for (int b = a + 1; b <= 9; b++) {
                cnf.writeClause(-(base + a * step), -(base + b * step));
            }
        }
    }

    private static void block(DimacsWriter cnf, int block, int n) throws IOException {
        int i = (block - 1) / 3 * 3 + 1;
        int j = (block - 1) % 3 * 3 + 1;
        for (int a = 0; a < 9; a++) {
            for (int b = a + 1; b < 9; b++) {
                cnf.writeClause(-code(i + a / 3, j + a % 3, n), -code(i + b / 3, j + b % 3, n));
            }
        }
    }
}
