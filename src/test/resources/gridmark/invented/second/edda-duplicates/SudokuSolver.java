import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        if (!isValid(sudoku)) {
            return new int[9][9];
        }
        try {
            Path path = Files.createTempFile("edda", ".cnf");
            DimacsWriter w = new DimacsWriter(path);
            for (int i = 0; i < 81; i++) {
                for (int v = 1; v <= 9; v++) {
                    w.writeLiteral(i * 9 + v);
                    for (int j = i + 1; j < 81; j++) {
                        if (i / 9 == j / 9 || i % 9 == j % 9 || box(i / 9, i % 9) == box(j / 9, j % 9)) {
                            pairs.add(new int[] {i * 9 + v, j * 9 + v});
                        }
                    }
                }
                w.finishClause();
                if (sudoku[i / 9][i % 9] != 0) {
                    w.writeClause(i * 9 + sudoku[i / 9][i % 9]);
                }
            }
            for (int[] pair : pairs) {
                w.writeImplication(pair[0], -pair[1]);
            }
            pairs.clear();
            Optional<int[]> model = new SatSolver().solve(w);
            Files.delete(path);
            int[][] out = new int[9][9];
            if (model.isPresent()) {
                for (int i = 0; i < 729; i++) {
                    if (model.get()[i] > 0) {
                        out[i / 81][i % 81 / 9] = i % 9 + 1;
                    }
                }
            }
            return out;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private final Set<int[]> pairs = new HashSet<>();

    private static int box(int row, int col) {
        return row / 3 * 3 + col / 3;
    }

    private boolean isValid(int[][] sudoku) {
        for (int i = 0; i < 9; i++) {
            Set<Integer> row = new HashSet<>();
            Set<Integer> col = new HashSet<>();
            Set<Integer> box = new HashSet<>();
            for (int j = 0; j < 9; j++) {
                if (sudoku[i][j] != 0 && !row.add(sudoku[i][j])) {
                    return false;
                }
                if (sudoku[j][i] != 0 && !col.add(sudoku[j][i])) {
                    return false;
                }
                int boxNumber = sudoku[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
                if (!box.add(boxNumber)) {
                    return false;
                }
            }
        }
        return true;
    }
}
