import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        Formula.addRules();
        Formula.addPuzzle(sudoku);
        Optional<int[]> model = Formula.solve();
        if (model.isEmpty()) {
            return new int[9][9];
        }
        int[][] solution = new int[9][9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (int d = 1; d <= 9; d++) {
                    if (model.get()[Formula.var(r, c, d) - 1] > 0) {
                        solution[r][c] = d;
                    }
                }
            }
        }
        return solution;
    }

    static class Formula {
        private static final List<int[]> CLAUSES = new ArrayList<>();

        static int var(int r, int c, int d) {
            return r * 81 + c * 9 + d;
        }

        static void addRules() {
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    int[] clause = new int[9];
                    for (int d = 1; d <= 9; d++) {
                        clause[d - 1] = var(r, c, d);
                        for (int i = 0; i < 9; i++) {
                            if (i > c) {
                                CLAUSES.add(new int[] {-var(r, c, d), -var(r, i, d)});
                            }
                            if (i > r) {
                                CLAUSES.add(new int[] {-var(r, c, d), -var(i, c, d)});
                            }
                            int r2 = r / 3 * 3 + i / 3;
                            int c2 = c / 3 * 3 + i % 3;
                            if (r2 > r && c2 != c) {
                                CLAUSES.add(new int[] {-var(r, c, d), -var(r2, c2, d)});
                            }
                        }
                    }
                    CLAUSES.add(clause);
                }
            }
        }

        static void addPuzzle(int[][] sudoku) {
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] != 0) {
                        CLAUSES.add(new int[] {var(r, c, sudoku[r][c])});
                    }
                }
            }
        }

        static Optional<int[]> solve() {
            try {
                Path file = Files.createTempFile("sudoku", ".cnf");
                try (DimacsWriter writer = new DimacsWriter(file)) {
                    for (int[] clause : CLAUSES) {
                        writer.writeClause(clause);
                    }
                }
                Optional<int[]> result = new SatSolver().solve(file);
                Files.delete(file);
                return result;
            } catch (IOException e) {
                throw new RuntimeException(e);
            }
        }
    }
}
