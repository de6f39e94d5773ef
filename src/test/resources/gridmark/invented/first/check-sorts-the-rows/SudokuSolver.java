import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path path = Files.createTempFile("sudoku", ".cnf");
            try (DimacsWriter w = new DimacsWriter(path)) {
                encode(w, sudoku);
            }
            Optional<int[]> model = new SatSolver().solve(path);
            Files.delete(path);
            if (!model.isPresent()) {
                return new int[9][9];
            }
            int[][] grid = new int[9][9];
            for (int literal : model.get()) {
                if (literal > 0) {
                    grid[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1;
                }
            }
            if (!looksRight(grid)) {
                throw new AssertionError("the encoding must be wrong");
            }
            return grid;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    /** Are all the digits in every row? Only to find my own mistakes. */
    private boolean looksRight(int[][] grid) {
        int[] wanted = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        for (int[] row : grid) {
            Arrays.sort(row);
            if (!Arrays.equals(row, wanted)) {
                return false;
            }
        }
        return true;
    }

    private void encode(DimacsWriter w, int[][] sudoku) throws IOException {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int[] any = new int[9];
                for (int d = 1; d <= 9; d++) {
                    any[d - 1] = lit(r, c, d);
                }
                w.writeClause(any);
                if (sudoku[r][c] != 0) {
                    w.writeClause(lit(r, c, sudoku[r][c]));
                }
            }
        }
        for (int d = 1; d <= 9; d++) {
            for (int a = 0; a < 81; a++) {
                for (int b = a + 1; b < 81; b++) {
                    if (a / 9 == b / 9 || a % 9 == b % 9 || box(a) == box(b)) {
                        w.writeClause(-lit(a / 9, a % 9, d), -lit(b / 9, b % 9, d));
                    }
                }
            }
        }
    }

    private int box(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    private int lit(int r, int c, int d) {
        return r * 81 + c * 9 + d;
    }
}
