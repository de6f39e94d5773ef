import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final Logger LOG = Logger.getLogger("sudoku");

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9];
        try {
            Path path = Files.createTempFile("uwe", ".cnf");
            try (DimacsWriter writer = new DimacsWriter(path)) {
                for (int row = 0; row < 9; row++) {
                    for (int col = 0; col < 9; col++) {
                        writeCell(writer, row, col);
                        if (sudoku[row][col] != 0) {
                            writer.writeClause(index(row, col, sudoku[row][col]));
                        }
                    }
                }
                for (int i = 0; i < 9; i++) {
                    for (int j = 0; j < 9; j++) {
                        for (int k = 0; k < j; k++) {
                            for (int n = 1; n <= 9; n++) {
                                writer.writeClause(-index(i, j, n), -index(i, k, n));
                                writer.writeClause(-index(j, i, n), -index(k, i, n));
                                writer.writeClause(
                                        -index(i / 3 * 3 + j / 3, i % 3 * 3 + j % 3, n),
                                        -index(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, n));
                            }
                        }
                    }
                }
                Optional<int[]> model = new SatSolver().solve(path);
                if (model.isPresent()) {
                    for (int i = 0; i < 729; i++) {
                        if (model.get()[i] > 0) {
                            result[i / 81][i / 9 % 9] = i % 9 + 1;
                        }
                    }
                }
            }
            Files.deleteIfExists(path);
        } catch (IOException e) {
            LOG.log(Level.FINE, "I/O error", e);
        }
        return result;
    }

    private void writeCell(DimacsWriter writer, int row, int col) throws IOException {
        for (int n = 1; n <= 9; n++) {
            writer.writeLiteral(index(row, col, n));
        }
        writer.finishClause();
    }

    private int index(int row, int col, int n) {
        return row * 81 + col * 9 + n;
    }
}
