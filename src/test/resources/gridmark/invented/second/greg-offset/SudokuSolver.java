import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int SIZE = 9;
    private static final int BOX = 3;

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("sudoku", null);
            try (DimacsWriter writer = new DimacsWriter(path)) {
                Encoder encoder = new Encoder(writer);
                encoder.encodeRules();
                encoder.encodeBoard(sudoku);
            }
            Optional<int[]> solution = new SatSolver().solve(path);
            Files.deleteIfExists(path);
            int[][] board = new int[SIZE][SIZE];
            solution.ifPresent(model -> fill(board, model));
            return board;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void fill(int[][] board, int[] model) {
        for (int row = 0; row < SIZE; row++) {
            for (int col = 0; col < SIZE; col++) {
                for (int digit = 0; digit < SIZE; digit++) {
                    if (model[Encoder.variable(row, col, digit) - 1] > 0) {
                        board[row][col] = digit + 1;
                    }
                }
            }
        }
    }

    private static class Encoder {
        private final DimacsWriter writer;

        Encoder(DimacsWriter writer) {
            this.writer = writer;
        }

        /** All zero-based. */
        static int variable(int row, int col, int digit) {
            return (row * SIZE + col) * SIZE + digit + 1;
        }

        void encodeRules() throws IOException {
            for (int i = 0; i < SIZE; i++) {
                for (int digit = 0; digit < SIZE; digit++) {
                    int[] row = new int[SIZE];
                    int[] col = new int[SIZE];
                    int[] box = new int[SIZE];
                    int[] cell = new int[SIZE];
                    for (int j = 0; j < SIZE; j++) {
                        row[j] = variable(i, j, digit);
                        col[j] = variable(j, i, digit);
                        box[j] = variable(i / BOX * BOX + j / BOX, i % BOX * BOX + j % BOX, digit);
                        cell[j] = variable(i, digit, j);
                    }
                    exactlyOne(row);
                    exactlyOne(col);
                    exactlyOne(box);
                    exactlyOne(cell);
                }
            }
        }

        void encodeBoard(int[][] board) throws IOException {
            for (int row = 0; row < SIZE; row++) {
                for (int col = 0; col < SIZE; col++) {
                    if (board[row][col] != 0) {
                        writer.writeClause(variable(row, col, board[row][col]));
                    }
                }
            }
        }

        private void exactlyOne(int[] variables) throws IOException {
            writer.writeClause(variables);
            for (int i = 0; i < variables.length; i++) {
                for (int j = 0; j < i; j++) {
                    writer.writeClause(-variables[i], -variables[j]);
                }
            }
        }
    }
}
