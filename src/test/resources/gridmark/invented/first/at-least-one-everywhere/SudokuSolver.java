import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Every cell has a digit, and every digit is in every row, every column and every block. */
public class SudokuSolver implements AbstractSudokuSolver {

    private static int var(int row, int col, int digit) {
        return (digit - 1) + 9 * row + 81 * col + 1;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path file = Files.createTempFile("sudoku", "");
            DimacsWriter w = new DimacsWriter(file);
            for (int a = 0; a < 9; a++) {
                for (int b = 0; b < 9; b++) {
                    // the cell in row a and column b
                    for (int digit = 1; digit <= 9; digit++) {
                        w.writeLiteral(var(a, b, digit));
                    }
                    w.finishClause();
                    // the digit b + 1 in row a
                    for (int col = 0; col < 9; col++) {
                        w.writeLiteral(var(a, col, b + 1));
                    }
                    w.finishClause();
                    // the digit b + 1 in column a
                    for (int row = 0; row < 9; row++) {
                        w.writeLiteral(var(row, a, b + 1));
                    }
                    w.finishClause();
                    // the digit b + 1 in block a
                    for (int i = 0; i < 3; i++) {
                        for (int j = 0; j < 3; j++) {
                            w.writeLiteral(var(a / 3 * 3 + i, a % 3 * 3 + j, b + 1));
                        }
                    }
                    w.finishClause();
                    if (sudoku[a][b] != 0) {
                        w.writeClause(var(a, b, sudoku[a][b]));
                    }
                }
            }
            w.close();
            Optional<int[]> model = new SatSolver().solve(file);
            Files.delete(file);
            int[][] grid = new int[9][9];
            if (model.isPresent()) {
                for (int row = 0; row < 9; row++) {
                    for (int col = 0; col < 9; col++) {
                        for (int digit = 9; digit >= 1; digit--) {
                            if (model.get()[var(row, col, digit) - 1] > 0) {
                                grid[row][col] = digit;
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
}
