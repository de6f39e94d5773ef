import java.util.Arrays;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    static int var(int r, int c, int d) {
        return 100 * r + 10 * c + d;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        int[][] grid = new int[9][9];
        try {
            for (int i = 1; i <= 9; i++) {
                for (int j = 1; j <= 9; j++) {
                    VecInt cell = new VecInt();
                    VecInt row = new VecInt();
                    VecInt col = new VecInt();
                    VecInt box = new VecInt();
                    for (int k = 1; k <= 9; k++) {
                        cell.push(var(i, j, k));
                        row.push(var(i, k, j));
                        col.push(var(k, i, j));
                        box.push(var((i - 1) / 3 * 3 + (k - 1) / 3 + 1, (i - 1) % 3 * 3 + (k - 1) % 3 + 1, j));
                    }
                    for (VecInt v : Arrays.asList(cell, row, col, box)) {
                        solver.addExactly(v, 1);
                    }
                }
            }
            for (int i = 1; i <= 9; i++) {
                for (int j = 1; j <= 9; j++) {
                    if (sudoku[i - 1][j - 1] != 0) {
                        solver.addClause(new VecInt(new int[] {var(i, j, sudoku[i - 1][j - 1])}));
                    }
                }
            }
            if (!solver.isSatisfiable()) {
                return grid;
            }
            // not every number is a variable here, so model[var - 1] would be wrong
            int[] model = solver.model();
            for (int i = 1; i <= 9; i++) {
                for (int j = 1; j <= 9; j++) {
                    for (int k = 1; k <= 9; k++) {
                        if (Arrays.binarySearch(model, var(i, j, k)) >= 0) {
                            grid[i - 1][j - 1] = k;
                        }
                    }
                }
            }
        } catch (ContradictionException e) {
            return grid;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return grid;
    }
}
