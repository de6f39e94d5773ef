import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] solution = new int[9][];
        Arrays.fill(solution, new int[9]);
        try {
            Path path = Files.createTempFile("sudoku", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            writeRules(writer);
            writePuzzle(writer, sudoku);
            new SatSolver().solve(writer).ifPresent(model -> {
                for (int row = 0; row < 9; row++) {
                    for (int col = 0; col < 9; col++) {
                        for (int digit = 1; digit <= 9; digit++) {
                            if (model[varOf(row, col, digit) - 1] > 0) {
                                solution[row][col] = digit;
                            }
                        }
                    }
                }
            });
            Files.delete(path);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return solution;
    }

    private static int varOf(int row, int col, int digit) {
        return digit + 9 * (col + 9 * row);
    }

    private void writePuzzle(DimacsWriter writer, int[][] sudoku) throws IOException {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (sudoku[row][col] != 0) {
                    writer.writeClause(varOf(row, col, sudoku[row][col]));
                }
            }
        }
    }

    private void writeRules(DimacsWriter writer) throws IOException {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                for (int digit = 1; digit <= 9; digit++) {
                    writer.writeLiteral(varOf(row, col, digit));
                }
                writer.finishClause();
                for (int digit = 1; digit <= 9; digit++) {
                    for (int k = 0; k < 9; k++) {
                        if (k != row) {
                            writer.writeImplication(varOf(row, col, digit), -varOf(k, col, digit));
                        }
                        if (k != col) {
                            writer.writeImplication(varOf(row, col, digit), -varOf(row, k, digit));
                        }
                        int r = row - row % 3 + k / 3;
                        int c = col - col % 3 + k % 3;
                        if (r != row || c != col) {
                            writer.writeImplication(varOf(row, col, digit), -varOf(r, c, digit));
                        }
                    }
                }
            }
        }
    }
}
