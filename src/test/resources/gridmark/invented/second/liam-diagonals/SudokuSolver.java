import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private interface Cells {
        int variable(int index, int number);
    }

    private static int var(int row, int column, int number) {
        return (row * 9 + column) * 9 + number;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("liam", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            for (int k = 0; k < 9; k++) {
                int i = k;
                allDifferent(writer, (index, number) -> var(i, index, number));
                allDifferent(writer, (index, number) -> var(index, i, number));
                allDifferent(writer, (index, number) -> var(i / 3 * 3 + index / 3, i % 3 * 3 + index % 3, number));
            }
            allDifferent(writer, (index, number) -> var(index, index, number));
            allDifferent(writer, (index, number) -> var(index, 8 - index, number));
            for (int row = 0; row < 9; row++) {
                for (int column = 0; column < 9; column++) {
                    for (int number = 1; number <= 9; number++) {
                        writer.writeLiteral(var(row, column, number));
                    }
                    writer.finishClause();
                    if (sudoku[row][column] > 0) {
                        writer.writeClause(var(row, column, sudoku[row][column]));
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(writer);
            Files.delete(path);
            int[][] result = new int[9][9];
            model.ifPresent(values -> {
                for (int row = 0; row < 9; row++) {
                    for (int column = 0; column < 9; column++) {
                        for (int number = 1; number <= 9; number++) {
                            if (values[var(row, column, number) - 1] > 0) {
                                result[row][column] = number;
                            }
                        }
                    }
                }
            });
            return result;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private void allDifferent(DimacsWriter writer, Cells cells) throws IOException {
        for (int number = 1; number <= 9; number++) {
            for (int i = 0; i < 8; i++) {
                for (int j = i + 1; j < 9; j++) {
                    writer.writeClause(-cells.variable(i, number), -cells.variable(j, number));
                }
            }
        }
    }
}
