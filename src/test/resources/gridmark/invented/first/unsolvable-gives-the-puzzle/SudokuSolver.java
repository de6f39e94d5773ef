import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.File;
import java.io.IOException;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int[] DIGITS = {1, 2, 3, 4, 5, 6, 7, 8, 9};

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] filled = new int[9][];
        for (int row = 0; row < 9; row++) {
            filled[row] = sudoku[row].clone();
        }
        try {
            File file = File.createTempFile("sudoku", ".cnf");
            DimacsWriter writer = new DimacsWriter(file.toPath());
            encode(sudoku, writer);
            Optional<int[]> model = new SatSolver().solve(writer);
            file.delete();
            if (model.isPresent()) {
                for (int row = 0; row < 9; row++) {
                    for (int column = 0; column < 9; column++) {
                        for (int digit : DIGITS) {
                            if (model.get()[number(row, column, digit) - 1] > 0) {
                                filled[row][column] = digit;
                            }
                        }
                    }
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return filled;
    }

    private int number(int row, int column, int digit) {
        return 1 + row + 9 * column + 81 * (digit - 1);
    }

    private void encode(int[][] sudoku, DimacsWriter writer) throws IOException {
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                for (int digit : DIGITS) {
                    writer.writeLiteral(number(row, column, digit));
                }
                writer.finishClause();
                if (sudoku[row][column] != 0) {
                    writer.writeClause(number(row, column, sudoku[row][column]));
                }
                for (int digit : DIGITS) {
                    excludeOthers(row, column, digit, writer);
                }
            }
        }
    }

    private void excludeOthers(int row, int column, int digit, DimacsWriter writer) throws IOException {
        int me = number(row, column, digit);
        for (int i = 0; i < 9; i++) {
            if (i != column) {
                writer.writeImplication(me, -number(row, i, digit));
            }
            if (i != row) {
                writer.writeImplication(me, -number(i, column, digit));
            }
            int blockRow = row / 3 * 3 + i / 3;
            int blockColumn = column / 3 * 3 + i % 3;
            if (blockRow != row && blockColumn != column) {
                writer.writeImplication(me, -number(blockRow, blockColumn, digit));
            }
        }
    }
}
