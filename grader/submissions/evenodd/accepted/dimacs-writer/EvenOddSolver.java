// The CNF is written with DimacsWriter to a temporary file and solved with SatSolver. A mark is a
// clause with the digits of that parity, and one for each of the others.

import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class EvenOddSolver implements AbstractEvenOddSolver {

    private static final int ODD = 1;
    private static final int EVEN = 2;

    @Override
    public int[][] solve(int[][] sudoku, int[][] parity) {
        try {
            Path file = Files.createTempFile("evenodd", ".cnf");
            try (DimacsWriter writer = new DimacsWriter(file)) {
                for (int row = 0; row < 9; row++) {
                    for (int column = 0; column < 9; column++) {
                        writeCell(writer, row, column);
                        writeGiven(writer, row, column, sudoku[row][column]);
                        writeMark(writer, row, column, parity[row][column]);
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(file);
            Files.delete(file);
            return model.isPresent() ? decode(model.get()) : new int[9][9];
        } catch (IOException e) {
            throw new RuntimeException("cannot write the formula", e);
        }
    }

    /** A digit in the cell, and the same one in no later cell of its row, column or block. */
    private void writeCell(DimacsWriter writer, int row, int column) throws IOException {
        for (int digit = 1; digit <= 9; digit++) {
            writer.writeLiteral(variable(row, column, digit));
        }
        writer.finishClause();
        for (int other = 9 * row + column + 1; other < 81; other++) {
            int r = other / 9;
            int c = other % 9;
            if (r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3)) {
                for (int digit = 1; digit <= 9; digit++) {
                    writer.writeImplication(variable(row, column, digit), -variable(r, c, digit));
                }
            }
        }
    }

    private void writeGiven(DimacsWriter writer, int row, int column, int given) throws IOException {
        if (given != 0) {
            writer.writeClause(variable(row, column, given));
            for (int digit = 1; digit <= 9; digit++) {
                if (digit != given) {
                    writer.writeClause(-variable(row, column, digit));
                }
            }
        }
    }

    private void writeMark(DimacsWriter writer, int row, int column, int mark) throws IOException {
        if (mark == ODD || mark == EVEN) {
            for (int digit = mark; digit <= 9; digit += 2) {
                writer.writeLiteral(variable(row, column, digit));
            }
            writer.finishClause();
            for (int digit = mark == ODD ? 2 : 1; digit <= 9; digit += 2) {
                writer.writeClause(-variable(row, column, digit));
            }
        }
    }

    private int[][] decode(int[] model) {
        int[][] result = new int[9][9];
        for (int literal : model) {
            if (literal > 0) {
                int number = literal - 1;
                result[number / 81][number / 9 % 9] = number % 9 + 1;
            }
        }
        return result;
    }

    private static int variable(int row, int column, int digit) {
        return 81 * row + 9 * column + digit;
    }
}
