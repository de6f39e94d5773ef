// The classic hand-in: one file, no package, the CNF is written with DimacsWriter
// to a temporary file and solved with SatSolver.

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int N = 9;

    @Override
    public int[][] solve(int[][] sudoku) {
        Path file = null;
        try {
            file = Files.createTempFile("sudoku", ".cnf");
            try (DimacsWriter writer = new DimacsWriter(file)) {
                writeCells(writer);
                writeRows(writer);
                writeColumns(writer);
                writeBlocks(writer);
                writeGivens(writer, sudoku);
            }
            Optional<int[]> model = new SatSolver().solve(file);
            return model.isPresent() ? decode(model.get()) : new int[N][N];
        } catch (IOException e) {
            throw new RuntimeException("cannot write the formula", e);
        } finally {
            deleteQuietly(file);
        }
    }

    /** Number of the variable "the cell in this row and column has this digit" (all from 0). */
    private static int variable(int row, int column, int digit) {
        return row * N * N + column * N + digit + 1;
    }

    // every cell has at least one digit
    private void writeCells(DimacsWriter writer) throws IOException {
        for (int row = 0; row < N; row++) {
            for (int column = 0; column < N; column++) {
                for (int digit = 0; digit < N; digit++) {
                    writer.writeLiteral(variable(row, column, digit));
                }
                writer.finishClause();
            }
        }
    }

    // a digit in a row is not in the rest of the row
    private void writeRows(DimacsWriter writer) throws IOException {
        for (int row = 0; row < N; row++) {
            for (int digit = 0; digit < N; digit++) {
                for (int a = 0; a < N; a++) {
                    for (int b = a + 1; b < N; b++) {
                        writer.writeImplication(variable(row, a, digit), -variable(row, b, digit));
                    }
                }
            }
        }
    }

    private void writeColumns(DimacsWriter writer) throws IOException {
        for (int column = 0; column < N; column++) {
            for (int digit = 0; digit < N; digit++) {
                for (int a = 0; a < N; a++) {
                    for (int b = a + 1; b < N; b++) {
                        writer.writeImplication(variable(a, column, digit), -variable(b, column, digit));
                    }
                }
            }
        }
    }

    private void writeBlocks(DimacsWriter writer) throws IOException {
        for (int block = 0; block < N; block++) {
            int top = block / 3 * 3;
            int left = block % 3 * 3;
            for (int digit = 0; digit < N; digit++) {
                for (int a = 0; a < N; a++) {
                    for (int b = a + 1; b < N; b++) {
                        writer.writeClause(
                                -variable(top + a / 3, left + a % 3, digit),
                                -variable(top + b / 3, left + b % 3, digit));
                    }
                }
            }
        }
    }

    private void writeGivens(DimacsWriter writer, int[][] sudoku) throws IOException {
        for (int row = 0; row < N; row++) {
            for (int column = 0; column < N; column++) {
                if (sudoku[row][column] != 0) {
                    writer.writeClause(variable(row, column, sudoku[row][column] - 1));
                }
            }
        }
    }

    private int[][] decode(int[] model) {
        int[][] result = new int[N][N];
        for (int literal : model) {
            if (literal > 0) {
                int number = literal - 1;
                result[number / 81][number / 9 % 9] = number % 9 + 1;
            }
        }
        return result;
    }

    private static void deleteQuietly(Path file) {
        if (file == null) {
            return;
        }
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // it is in the temporary folder anyway
        }
    }
}
