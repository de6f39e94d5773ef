import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

public class SudokuSolver implements AbstractSudokuSolver {

    // short clauses first, the solver is faster then
    private Set<int[]> clauses = new TreeSet<>(Comparator.comparingInt(c -> c.length));

    private int v(int row, int column, int digit) {
        return row * 81 + column * 9 + digit;
    }

    private void add(int... literals) {
        clauses.add(literals);
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        clauses.clear();
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (sudoku[i][j] != 0) {
                    add(v(i, j, sudoku[i][j]));
                }
                add(v(i, j, 1), v(i, j, 2), v(i, j, 3), v(i, j, 4), v(i, j, 5), v(i, j, 6),
                        v(i, j, 7), v(i, j, 8), v(i, j, 9));
                for (int d = 1; d <= 9; d++) {
                    for (int e = d + 1; e <= 9; e++) {
                        add(-v(i, j, d), -v(i, j, e));
                    }
                    for (int k = 0; k < 9; k++) {
                        if (k > j) {
                            add(-v(i, j, d), -v(i, k, d));
                        }
                        if (k > i) {
                            add(-v(i, j, d), -v(k, j, d));
                        }
                        int r = i / 3 * 3 + k / 3;
                        int c = j / 3 * 3 + k % 3;
                        if (r * 9 + c > i * 9 + j) {
                            add(-v(i, j, d), -v(r, c, d));
                        }
                    }
                }
            }
        }
        return sat();
    }

    private int[][] sat() {
        int[][] result = new int[9][9];
        try {
            Path file = Files.createTempFile("clauses", ".cnf");
            try (DimacsWriter writer = new DimacsWriter(file)) {
                for (int[] clause : clauses) {
                    writer.writeClause(clause);
                }
            }
            Optional<int[]> model = new SatSolver().solve(file);
            Files.delete(file);
            if (model.isPresent()) {
                for (int literal : model.get()) {
                    if (literal > 0) {
                        int n = literal - 1;
                        result[n / 81][n % 81 / 9] = n % 9 + 1;
                    }
                }
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return result;
    }
}
