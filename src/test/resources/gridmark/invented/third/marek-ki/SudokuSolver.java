import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Solves Sudokus by a reduction to SAT after a short check of the input. */
public class SudokuSolver implements AbstractSudokuSolver {

    private static final int SIZE = 9;
    private static final int BOX = 3;
    private static final int MIN_CLUES = 17;

    @Override
    public int[][] solve(int[][] sudoku) {
        if (!isValid(sudoku)) {
            return new int[SIZE][SIZE];
        }
        try {
            Path cnf = Files.createTempFile("sudoku", ".cnf");
            try (DimacsWriter writer = new DimacsWriter(cnf)) {
                encode(writer, sudoku);
            }
            int[] model = new SatSolver().solve(cnf).orElse(null);
            Files.deleteIfExists(cnf);
            return model == null ? new int[SIZE][SIZE] : decode(model);
        } catch (IOException e) {
            throw new IllegalStateException("SAT solving failed", e);
        }
    }

    /** Checks the input before the formula is built. */
    private boolean isValid(int[][] sudoku) {
        long clues = Arrays.stream(sudoku).flatMapToInt(Arrays::stream).filter(v -> v != 0).count();
        if (clues < MIN_CLUES) {
            return false;
        }
        Set<String> seen = new HashSet<>();
        for (int r = 0; r < SIZE; r++) {
            for (int c = 0; c < SIZE; c++) {
                int v = sudoku[r][c];
                if (v == 0) {
                    continue;
                }
                if (!seen.add(v + " in row " + r)
                        || !seen.add(v + " in column " + c)
                        || !seen.add(v + " in box " + r / BOX + "-" + c / BOX)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void encode(DimacsWriter writer, int[][] sudoku) throws IOException {
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                int[] cell = new int[SIZE];
                int[] row = new int[SIZE];
                int[] column = new int[SIZE];
                int[] box = new int[SIZE];
                for (int k = 0; k < SIZE; k++) {
                    cell[k] = variable(i, j, k);
                    row[k] = variable(i, k, j);
                    column[k] = variable(k, i, j);
                    box[k] = variable(i / BOX * BOX + k / BOX, i % BOX * BOX + k % BOX, j);
                }
                exactlyOne(writer, cell);
                exactlyOne(writer, row);
                exactlyOne(writer, column);
                exactlyOne(writer, box);
                if (sudoku[i][j] != 0) {
                    writer.writeClause(variable(i, j, sudoku[i][j] - 1));
                }
            }
        }
    }

    private void exactlyOne(DimacsWriter writer, int[] variables) throws IOException {
        writer.writeClause(variables);
        for (int i = 0; i < variables.length; i++) {
            for (int j = i + 1; j < variables.length; j++) {
                writer.writeClause(-variables[i], -variables[j]);
            }
        }
    }

    private int[][] decode(int[] model) {
        int[][] result = new int[SIZE][SIZE];
        for (int r = 0; r < SIZE; r++) {
            for (int c = 0; c < SIZE; c++) {
                for (int v = 0; v < SIZE; v++) {
                    if (model[variable(r, c, v) - 1] > 0) {
                        result[r][c] = v + 1;
                    }
                }
            }
        }
        return result;
    }

    private int variable(int row, int column, int value) {
        return (row * SIZE + column) * SIZE + value + 1;
    }
}
