import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int ROWS = 9;
    private static final int COLUMNS = 9;
    private static final int DIGITS = 9;
    private static final int CELLS = ROWS * COLUMNS;

    @Override
    public int[][] solve(int[][] sudoku) {
        Path path = null;
        try {
            path = Files.createTempFile("sudoku", ".cnf");
            write(path, sudoku);
            Optional<int[]> model = new SatSolver().solve(path);
            int[][] answer = new int[ROWS][COLUMNS];
            if (model.isPresent()) {
                int[] literals = model.get();
                for (int i = 0; i < CELLS * (DIGITS - 1); i++) {
                    if (literals[i] > 0) {
                        int digit = i / CELLS;
                        int cell = i % CELLS;
                        answer[cell / COLUMNS][cell % COLUMNS] = digit + 1;
                    }
                }
            }
            return answer;
        } catch (IOException e) {
            throw new RuntimeException(e);
        } finally {
            if (path != null) {
                path.toFile().delete();
            }
        }
    }

    private int var(int digit, int row, int column) {
        return digit * CELLS + row * COLUMNS + column + 1;
    }

    private void write(Path path, int[][] sudoku) throws IOException {
        try (DimacsWriter dimacs = new DimacsWriter(path)) {
            for (int row = 0; row < ROWS; row++) {
                for (int column = 0; column < COLUMNS; column++) {
                    for (int digit = 0; digit < DIGITS; digit++) {
                        dimacs.writeLiteral(var(digit, row, column));
                    }
                    dimacs.finishClause();
                    if (sudoku[row][column] != 0) {
                        dimacs.writeClause(var(sudoku[row][column] - 1, row, column));
                    }
                }
            }
            for (int digit = 0; digit < DIGITS; digit++) {
                for (int i = 0; i < 9; i++) {
                    for (int a = 0; a < 9; a++) {
                        for (int b = a + 1; b < 9; b++) {
                            dimacs.writeImplication(var(digit, i, a), -var(digit, i, b));
                            dimacs.writeImplication(var(digit, a, i), -var(digit, b, i));
                            dimacs.writeImplication(
                                    var(digit, i / 3 * 3 + a / 3, i % 3 * 3 + a % 3),
                                    -var(digit, i / 3 * 3 + b / 3, i % 3 * 3 + b % 3));
                        }
                    }
                }
            }
        }
    }
}
