import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    /** every cell has a bundle of nine variables, the first is for 9, the last for 1 */
    private int v(int r, int c, int d) {
        return 81 * r + 9 * c + (9 - d) + 1;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path f = Files.createTempFile("sudoku", ".cnf");
            try (DimacsWriter w = new DimacsWriter(f)) {
                for (int r = 0; r < 9; r++) {
                    for (int c = 0; c < 9; c++) {
                        if (sudoku[r][c] != 0) {
                            w.writeClause(v(r, c, sudoku[r][c]));
                        }
                        for (int d = 1; d <= 9; d++) {
                            w.writeLiteral(v(r, c, d));
                        }
                        w.finishClause();
                        for (int d = 1; d <= 9; d++) {
                            for (int k = 0; k < 81; k++) {
                                int r2 = k / 9, c2 = k % 9;
                                if (r2 == r && c2 == c) continue;
                                if (r2 == r || c2 == c || (r2 / 3 == r / 3 && c2 / 3 == c / 3)) {
                                    w.writeImplication(v(r, c, d), -v(r2, c2, d));
                                }
                            }
                        }
                    }
                }
            }
            Optional<int[]> model = new SatSolver().solve(f);
            Files.delete(f);
            int[][] result = new int[9][9];
            if (model.isPresent()) {
                for (int lit : model.get()) {
                    if (lit > 0) {
                        lit--;
                        result[lit / 81][lit % 81 / 9] = lit % 9 + 1;
                    }
                }
            }
            return result;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
