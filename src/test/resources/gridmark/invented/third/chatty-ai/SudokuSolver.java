import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * A high-performance Sudoku solver that reduces the puzzle to Boolean satisfiability (SAT).
 *
 * <p><b>Encoding:</b> The variable {@code x(r, c, v)} is true if and only if the cell at row
 * {@code r} and column {@code c} contains the value {@code v}.
 *
 * <p><b>Optimizations:</b>
 * <ul>
 *   <li>Clauses are streamed directly to disk.
 *   <li>Unit clauses are used for known values.
 * </ul>
 */
public class SudokuSolver implements AbstractSudokuSolver {

    /** The side length of the board. */
    private static final int BOARD_SIZE = 9;

    /** The side length of a single sub-grid. */
    private static final int SUBGRID_SIZE = 3;

    /**
     * Solves the given Sudoku puzzle.
     *
     * @param sudoku the puzzle; must not be null
     * @return the solved board, or a board of zeros if the puzzle is unsolvable
     */
    @Override
    public int[][] solve(int[][] sudoku) {
        Objects.requireNonNull(sudoku, "sudoku must not be null");
        try {
            Path tempFile = Files.createTempFile("sudoku-solver-", ".cnf");
            try {
                writeFormula(tempFile, sudoku);
                Optional<int[]> model = new SatSolver().solve(tempFile);
                return model.map(this::extractSolution).orElseGet(this::createEmptyBoard);
            } finally {
                Files.deleteIfExists(tempFile);
            }
        } catch (IOException e) {
            throw new IllegalStateException("Failed to solve the Sudoku", e);
        }
    }

    /** Writes the complete CNF formula. */
    private void writeFormula(Path file, int[][] sudoku) throws IOException {
        try (DimacsWriter writer = new DimacsWriter(file)) {
            for (int row = 0; row < BOARD_SIZE; row++) {
                for (int col = 0; col < BOARD_SIZE; col++) {
                    if (sudoku[row][col] != 0) {
                        // The value is already known: a unit clause is sufficient.
                        writer.writeClause(toVariable(row, col, sudoku[row][col]));
                    } else {
                        writeCellConstraint(writer, row, col);
                    }
                }
            }
            writePeerConstraints(writer, sudoku);
        }
    }

    /** Each cell must contain exactly one value. */
    private void writeCellConstraint(DimacsWriter writer, int row, int col) throws IOException {
        for (int value = 1; value <= BOARD_SIZE; value++) {
            writer.writeLiteral(toVariable(row, col, value));
        }
        writer.finishClause();
        for (int value = 1; value <= BOARD_SIZE; value++) {
            for (int other = value + 1; other <= BOARD_SIZE; other++) {
                writer.writeClause(-toVariable(row, col, value), -toVariable(row, col, other));
            }
        }
    }

    /** Two cells that see each other must not contain the same value. */
    private void writePeerConstraints(DimacsWriter writer, int[][] sudoku) throws IOException {
        for (int first = 0; first < BOARD_SIZE * BOARD_SIZE; first++) {
            int row1 = first / BOARD_SIZE;
            int col1 = first % BOARD_SIZE;
            if (sudoku[row1][col1] != 0) {
                continue;
            }
            for (int second = 0; second < first; second++) {
                int row2 = second / BOARD_SIZE;
                int col2 = second % BOARD_SIZE;
                if (sudoku[row2][col2] != 0 || !arePeers(row1, col1, row2, col2)) {
                    continue;
                }
                for (int value = 1; value <= BOARD_SIZE; value++) {
                    writer.writeClause(
                            -toVariable(row1, col1, value), -toVariable(row2, col2, value));
                }
            }
        }
    }

    /** Returns whether two different cells share a row, a column or a sub-grid. */
    private boolean arePeers(int row1, int col1, int row2, int col2) {
        return row1 == row2
                || col1 == col2
                || (row1 / SUBGRID_SIZE == row2 / SUBGRID_SIZE
                        && col1 / SUBGRID_SIZE == col2 / SUBGRID_SIZE);
    }

    /** Maps a (row, column, value) triple to a DIMACS variable. */
    private int toVariable(int row, int col, int value) {
        return (value - 1) * BOARD_SIZE * BOARD_SIZE + row * BOARD_SIZE + col + 1;
    }

    /** Extracts the solved board from the model. */
    private int[][] extractSolution(int[] model) {
        int[][] board = createEmptyBoard();
        for (int literal : model) {
            if (literal > 0) {
                int index = literal - 1;
                int row = index / BOARD_SIZE % BOARD_SIZE;
                int col = index % BOARD_SIZE;
                board[row][col] = index / (BOARD_SIZE * BOARD_SIZE) + 1;
            }
        }
        return board;
    }

    /** Creates a board in which all cells are zero. */
    private int[][] createEmptyBoard() {
        int[][] board = new int[BOARD_SIZE][BOARD_SIZE];
        for (int[] row : board) {
            Arrays.fill(row, 0);
        }
        return board;
    }
}
