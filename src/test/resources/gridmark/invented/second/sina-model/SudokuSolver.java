import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int VARIABLES = 729;

    private static int variable(int row, int col, int digit) {
        return 81 * row + 9 * col + digit;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("sina", ".cnf");
            DimacsWriter writer = new DimacsWriter(path);
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    cell(writer, row, col, sudoku[row][col]);
                }
            }
            Optional<int[]> model = new SatSolver().solve(writer);
            Files.delete(path);
            int[][] board = new int[9][9];
            if (model.isEmpty()) {
                return board;
            }
            boolean[] isTrue = new boolean[VARIABLES + 1];
            for (int i = 0; i < VARIABLES; i++) {
                isTrue[i] = model.get()[i] > 0;
            }
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    for (int digit = 1; digit <= 9; digit++) {
                        if (isTrue[variable(row, col, digit)]) {
                            board[row][col] = digit;
                        }
                    }
                }
            }
            return board;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private void cell(DimacsWriter writer, int row, int col, int given) throws IOException {
        if (given == 0) {
            for (int digit = 1; digit <= 9; digit++) {
                writer.writeLiteral(variable(row, col, digit));
            }
            writer.finishClause();
        } else {
            writer.writeClause(variable(row, col, given));
        }
        for (int digit = 1; digit <= 9; digit++) {
            int here = variable(row, col, digit);
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    boolean same = r == row && c == col;
                    boolean near = r == row || c == col || r / 3 == row / 3 && c / 3 == col / 3;
                    if (near && !same) {
                        writer.writeImplication(here, -variable(r, c, digit));
                    }
                }
            }
            for (int other = 1; other < digit; other++) {
                writer.writeImplication(here, -variable(row, col, other));
            }
        }
    }
}
