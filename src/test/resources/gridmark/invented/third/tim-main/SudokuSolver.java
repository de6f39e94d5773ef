import gridmark.api.DimacsWriter;
import gridmark.api.SatSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class SudokuSolver implements AbstractSudokuSolver {

    private static List<int[]> clauses = new ArrayList<>();

    // The rules are the same for every Sudoku.
    static {
        for (int r = 1; r <= 9; r++) {
            for (int c = 1; c <= 9; c++) {
                int[] cell = new int[9];
                for (int v = 1; v <= 9; v++) {
                    cell[v - 1] = var(r, c, v);
                }
                clauses.add(cell);
                for (int v = 1; v <= 9; v++) {
                    for (int i = c + 1; i <= 9; i++) {
                        clauses.add(new int[] {-var(r, c, v), -var(r, i, v)});
                    }
                    for (int i = r + 1; i <= 9; i++) {
                        clauses.add(new int[] {-var(r, c, v), -var(i, c, v)});
                    }
                    for (int i = r + 1; (i - 1) / 3 == (r - 1) / 3; i++) {
                        int left = (c - 1) / 3 * 3 + 1;
                        for (int j = left; j < left + 3; j++) {
                            if (j != c) {
                                clauses.add(new int[] {-var(r, c, v), -var(i, j, v)});
                            }
                        }
                    }
                }
            }
        }
    }

    private static int var(int r, int c, int v) {
        return (r - 1) * 81 + (c - 1) * 9 + v;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        for (int r = 1; r <= 9; r++) {
            for (int c = 1; c <= 9; c++) {
                if (sudoku[r - 1][c - 1] != 0) {
                    clauses.add(new int[] {var(r, c, sudoku[r - 1][c - 1])});
                }
            }
        }
        Optional<int[]> model = runSolver();
        int[][] grid = new int[9][9];
        if (model.isPresent()) {
            for (int r = 1; r <= 9; r++) {
                for (int c = 1; c <= 9; c++) {
                    for (int v = 1; v <= 9; v++) {
                        if (model.get()[var(r, c, v) - 1] > 0) {
                            grid[r - 1][c - 1] = v;
                        }
                    }
                }
            }
        }
        return grid;
    }

    private Optional<int[]> runSolver() {
        try {
            Path file = Files.createTempFile("tim", ".cnf");
            DimacsWriter writer = new DimacsWriter(file);
            for (int[] clause : clauses) {
                writer.writeClause(clause);
            }
            Optional<int[]> model = new SatSolver().solve(writer);
            Files.delete(file);
            return model;
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) {
        int[][] test = new int[9][9];
        test[0][0] = 5;
        for (int[] row : new SudokuSolver().solve(test)) {
            System.out.println(java.util.Arrays.toString(row));
        }
    }
}
