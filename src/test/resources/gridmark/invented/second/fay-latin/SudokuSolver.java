import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * Let x(r,c,d) mean that cell (r,c) contains d. The formula has four parts:
 * one digit per cell, one place per row and digit, one place per column and digit, the givens.
 */
public class SudokuSolver implements AbstractSudokuSolver {

    private static int x(int r, int c, int d) {
        return r * 81 + c * 9 + d + 1;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    VecInt cell = new VecInt();
                    VecInt row = new VecInt();
                    VecInt column = new VecInt();
                    for (int k = 0; k < 9; k++) {
                        cell.push(x(i, j, k));
                        row.push(x(i, k, j));
                        column.push(x(k, i, j));
                    }
                    solver.addExactly(cell, 1);
                    solver.addExactly(row, 1);
                    solver.addExactly(column, 1);
                }
            }
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] != 0) {
                        solver.addClause(new VecInt(new int[] {x(r, c, sudoku[r][c] - 1)}));
                    }
                }
            }
            if (!solver.isSatisfiable()) {
                return new int[9][9];
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        int[][] grid = new int[9][9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (int d = 0; d < 9; d++) {
                    if (solver.model(x(r, c, d))) {
                        grid[r][c] = d + 1;
                    }
                }
            }
        }
        return grid;
    }
}
