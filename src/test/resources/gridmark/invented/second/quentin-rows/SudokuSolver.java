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
        int[][] grid = new int[9][];
        Arrays.fill(grid, new int[9]);
        try {
            Path path = Files.createTempFile("quentin", ".cnf");
            try (DimacsWriter writer = new DimacsWriter(path)) {
                write(writer, sudoku);
            }
            Optional<int[]> model = new SatSolver().solve(path);
            Files.delete(path);
            if (model.isPresent()) {
                for (int v : model.get()) {
                    if (v > 0) {
                        v--;
                        grid[v / 81][v % 81 / 9] = v % 9 + 1;
                    }
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return grid;
    }

    private void write(DimacsWriter writer, int[][] sudoku) throws IOException {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int given = sudoku[r][c];
                for (int d = 0; d < 9; d++) {
                    if (given == 0 || d == given - 1) {
                        writer.writeLiteral(v(r, c, d));
                    }
                }
                writer.finishClause();
                for (int d = 0; d < 9; d++) {
                    for (int k = 0; k < c; k++) {
                        writer.writeImplication(v(r, c, d), -v(r, k, d));
                    }
                    for (int k = 0; k < r; k++) {
                        writer.writeImplication(v(r, c, d), -v(k, c, d));
                    }
                    for (int k = r / 3 * 3; k < r; k++) {
                        for (int l = c / 3 * 3; l < c / 3 * 3 + 3; l++) {
                            writer.writeImplication(v(r, c, d), -v(k, l, d));
                        }
                    }
                }
            }
        }
    }

    private int v(int r, int c, int d) {
        return r * 81 + c * 9 + d + 1;
    }
}
