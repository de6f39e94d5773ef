import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int SIZE = 9;
    private static final int BOX = 3;

    @Override
    public int[][] solve(int[][] sudoku) {
        Path path = null;
        try {
            path = Files.createTempFile("sud", ".cnf");
            try (DimacsWriter writer = new DimacsWriter(path)) {
                for (int a = 0; a < SIZE; a++) {
                    for (int b = 0; b < SIZE; b++) {
                        int[] cell = new int[SIZE];
                        int[] row = new int[SIZE];
                        int[] column = new int[SIZE];
                        int[] box = new int[SIZE];
                        for (int i = 0; i < SIZE; i++) {
                            cell[i] = variable(a, b, i);
                            row[i] = variable(a, i, b);
                            column[i] = variable(i, a, b);
                            int boxRow = a / BOX;
                            int boxColumn = a % BOX;
                            box[i] = variable(boxRow + i / BOX, boxColumn + i % BOX, b);
                        }
                        exactlyOne(writer, cell);
                        exactlyOne(writer, row);
                        exactlyOne(writer, column);
                        exactlyOne(writer, box);
                    }
                }
                for (int r = 0; r < SIZE; r++) {
                    for (int c = 0; c < SIZE; c++) {
                        if (sudoku[r][c] != 0) {
                            writer.writeClause(variable(r, c, sudoku[r][c] - 1));
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(path);
            int[][] solution = new int[SIZE][SIZE];
            if (model.isPresent()) {
                int[] values = model.get();
                for (int r = 0; r < SIZE; r++) {
                    for (int c = 0; c < SIZE; c++) {
                        for (int d = 0; d < SIZE; d++) {
                            if (values[variable(r, c, d) - 1] > 0) {
                                solution[r][c] = d + 1;
                            }
                        }
                    }
                }
            }
            return solution;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            if (path != null) {
                path.toFile().delete();
            }
        }
    }

    private static int variable(int r, int c, int d) {
        return r * SIZE * SIZE + c * SIZE + d + 1;
    }

    private static void exactlyOne(DimacsWriter writer, int[] variables) throws IOException {
        writer.writeClause(variables);
        for (int i = 0; i < variables.length; i++) {
            for (int j = i + 1; j < variables.length; j++) {
                writer.writeClause(-variables[i], -variables[j]);
            }
        }
    }
}
