import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    /** row and column from 0, value from 1 */
    private int literal(int row, int column, int value) {
        return 81 * row + 9 * column + value + 9;
    }

    public int[][] solve(int[][] sudoku) {
        Optional<int[]> model;
        try {
            Path path = Files.createTempFile("oda", "cnf");
            DimacsWriter writer = new DimacsWriter(path);
            cells(writer, sudoku);
            lines(writer);
            boxes(writer);
            model = new SatSolver().solve(writer);
            Files.delete(path);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        int[][] grid = new int[9][9];
        if (model.isPresent()) {
            int[] values = model.get();
            for (int row = 0; row < 9; row++) {
                for (int column = 0; column < 9; column++) {
                    for (int value = 1; value <= 9; value++) {
                        if (values[literal(row, column, value) - 1] > 0) {
                            grid[row][column] = value;
                        }
                    }
                }
            }
        }
        return grid;
    }

    private void cells(DimacsWriter writer, int[][] sudoku) throws IOException {
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                for (int value = 1; value <= 9; value++) {
                    writer.writeLiteral(literal(row, column, value));
                }
                writer.finishClause();
                for (int value = 1; value <= 9; value++) {
                    for (int other = 1; other < value; other++) {
                        writer.writeClause(-literal(row, column, value), -literal(row, column, other));
                    }
                }
                if (sudoku[row][column] != 0) {
                    writer.writeClause(literal(row, column, sudoku[row][column]));
                }
            }
        }
    }

    private void lines(DimacsWriter writer) throws IOException {
        for (int line = 0; line < 9; line++) {
            for (int value = 1; value <= 9; value++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = i + 1; j < 9; j++) {
                        writer.writeClause(-literal(line, i, value), -literal(line, j, value));
                        writer.writeClause(-literal(i, line, value), -literal(j, line, value));
                    }
                }
            }
        }
    }

    private void boxes(DimacsWriter writer) throws IOException {
        for (int box = 0; box < 9; box++) {
            int top = 3 * (box / 3);
            int left = 3 * (box % 3);
            for (int value = 0; value < 9; value++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = i + 1; j < 9; j++) {
                        writer.writeClause(
                            -literal(top + i / 3, left + i % 3, value),
                            -literal(top + j / 3, left + j % 3, value));
                    }
                }
            }
        }
    }
}
