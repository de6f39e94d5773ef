import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private int var(int row, int col, int digit) {
        return (row * 9 + col) * 9 + digit;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            for (int d = 1; d <= 9; d++) {
                for (int i = 0; i < 9; i++) {
                    VecInt row = new VecInt();
                    VecInt col = new VecInt();
                    VecInt box = new VecInt();
                    VecInt cell = new VecInt();
                    for (int k = 0; k < 9; k++) {
                        row.push(var(i, k, d));
                        col.push(var(k, i, d));
                        box.push(var(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, d));
                        cell.push(var(i, d - 1, k + 1));
                    }
                    solver.addExactly(row, 1);
                    solver.addExactly(col, 1);
                    solver.addExactly(box, 1);
                    solver.addExactly(cell, 1);
                }
            }
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] != 0) {
                        solver.addClause(new VecInt(new int[] {var(r, c, sudoku[r][c])}));
                    }
                }
            }
            solver.isSatisfiable();
        } catch (ContradictionException e) {
            // the formula cannot be satisfied
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        int[][] grid = new int[9][9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (int d = 1; d <= 9; d++) {
                    if (solver.model(var(r, c, d))) {
                        grid[r][c] = d;
                    }
                }
            }
        }
        return grid;
    }
}
