import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

    // no number twice in a row, in a column, in a block, and no two numbers in a cell
    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            Path tmp = Files.createTempFile("k", ".cnf");
            DimacsWriter out = new DimacsWriter(tmp);
            for (int i = 0; i < 729; i++) {
                for (int j = i + 1; j < 729; j++) {
                    if (exclude(i, j)) {
                        out.writeImplication(i + 1, -(j + 1));
                    }
                }
            }
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] > 0) {
                        out.writeClause(r * 81 + c * 9 + sudoku[r][c]);
                    }
                }
            }
            var model = new SatSolver().solve(out);
            Files.delete(tmp);
            int[][] res = new int[9][9];
            if (model.isPresent()) {
                for (int i = 0; i < 729; i++) {
                    if (model.get()[i] > 0) {
                        res[i / 81][i / 9 % 9] = i % 9 + 1;
                    }
                }
            }
            return res;
        } catch (IOException e) {
            e.printStackTrace();
            return null;
        }
    }

    private boolean exclude(int i, int j) {
        int r1 = i / 81, c1 = i / 9 % 9, d1 = i % 9;
        int r2 = j / 81, c2 = j / 9 % 9, d2 = j % 9;
        if (r1 == r2 && c1 == c2) {
            return d1 != d2;
        }
        if (d1 != d2) {
            return false;
        }
        return r1 == r2 || c1 == c2 || (r1 / 3 == r2 / 3 && c1 / 3 == c2 / 3);
    }
}
