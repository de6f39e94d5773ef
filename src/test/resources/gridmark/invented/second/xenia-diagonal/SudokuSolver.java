import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    public static final int DIM = 9;

    @Override
    public int[][] solve(int[][] sudoku) {
        Path path = null;
        try {
            path = Files.createTempFile("xenia", ".cnf");
            try (DimacsWriter out = new DimacsWriter(path)) {
                writeCellConstraints(out);
                writeRowAndColumnConstraints(out);
                writeBoxConstraints(out);
                writeGivenNumbers(out, sudoku);
            }
            Optional<int[]> assignment = new SatSolver().solve(path);
            if (assignment.isEmpty()) {
                return new int[DIM][DIM];
            }
            return assignmentToGrid(assignment.get());
        } catch (IOException e) {
            throw new RuntimeException(e);
        } finally {
            if (path != null) {
                path.toFile().delete();
            }
        }
    }

    private int prop(int row, int col, int number) {
        return number * DIM * DIM + row * DIM + col + 1;
    }

    private void writeCellConstraints(DimacsWriter out) throws IOException {
        for (int row = 0; row < DIM; row++) {
            for (int col = 0; col < DIM; col++) {
                for (int number = 0; number < DIM; number++) {
                    out.writeLiteral(prop(row, col, number));
                }
                out.finishClause();
            }
        }
    }

    private void writeRowAndColumnConstraints(DimacsWriter out) throws IOException {
        for (int number = 0; number < DIM; number++) {
            for (int line = 0; line < DIM; line++) {
                for (int i = 0; i < DIM; i++) {
                    for (int j = i + 1; j < DIM; j++) {
                        out.writeImplication(prop(line, i, number), -prop(line, j, number));
                        out.writeImplication(prop(i, line, number), -prop(j, line, number));
                    }
                }
            }
        }
    }

    // cells of a box in the same row or column are done already
    private void writeBoxConstraints(DimacsWriter out) throws IOException {
        for (int number = 0; number < DIM; number++) {
            for (int row1 = 0; row1 < DIM; row1++) {
                for (int col1 = 0; col1 < DIM; col1++) {
                    int rowEnd = row1 / 3 * 3 + 3;
                    int colEnd = col1 / 3 * 3 + 3;
                    for (int row2 = row1 + 1; row2 < rowEnd; row2++) {
                        for (int col2 = col1 + 1; col2 < colEnd; col2++) {
                            out.writeImplication(prop(row1, col1, number), -prop(row2, col2, number));
                        }
                    }
                }
            }
        }
    }

    private void writeGivenNumbers(DimacsWriter out, int[][] sudoku) throws IOException {
        for (int row = 0; row < DIM; row++) {
            for (int col = 0; col < DIM; col++) {
                if (sudoku[row][col] != 0) {
                    out.writeClause(prop(row, col, sudoku[row][col] - 1));
                }
            }
        }
    }

    private int[][] assignmentToGrid(int[] assignment) {
        int[][] grid = new int[DIM][DIM];
        for (int row = 0; row < DIM; row++) {
            for (int col = 0; col < DIM; col++) {
                for (int number = 0; number < DIM; number++) {
                    if (assignment[prop(row, col, number) - 1] > 0) {
                        grid[row][col] = number + 1;
                    }
                }
            }
        }
        return grid;
    }
}
