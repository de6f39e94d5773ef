import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** Three small formulas are quicker than a large one: one for each band of three rows. */
public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] grid = new int[9][];
        for (int r = 0; r < 9; r++) {
            grid[r] = sudoku[r].clone();
        }
        try {
            for (int top = 0; top < 9; top += 3) {
                solveBand(grid, top);
            }
            return grid;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    private int id(int r, int c, int d) {
        return r % 3 * 81 + c * 9 + d;
    }

    private void solveBand(int[][] grid, int top) throws ContradictionException, TimeoutException {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(3 * 81);
        for (int r = top; r < top + 3; r++) {
            for (int c = 0; c < 9; c++) {
                VecInt cell = new VecInt();
                for (int d = 1; d <= 9; d++) {
                    cell.push(id(r, c, d));
                }
                solver.addExactly(cell, 1);
                if (grid[r][c] != 0) {
                    solver.addClause(new VecInt(new int[] {id(r, c, grid[r][c])}));
                }
                for (int d = 1; d <= 9; d++) {
                    for (int r2 = 0; r2 < 9; r2++) {
                        // what stands in this column in the other bands
                        if (r2 / 3 != top / 3 && grid[r2][c] == d) {
                            solver.addClause(new VecInt(new int[] {-id(r, c, d)}));
                        }
                    }
                    for (int r2 = r; r2 < top + 3; r2++) {
                        for (int c2 = 0; c2 < 9; c2++) {
                            boolean later = r2 > r || c2 > c;
                            if (later && (r2 == r || c2 / 3 == c / 3)) {
                                solver.addClause(new VecInt(new int[] {-id(r, c, d), -id(r2, c2, d)}));
                            }
                        }
                    }
                }
            }
        }
        if (!solver.isSatisfiable()) {
            throw new ContradictionException();
        }
        for (int r = top; r < top + 3; r++) {
            for (int c = 0; c < 9; c++) {
                for (int d = 1; d <= 9; d++) {
                    if (solver.model(id(r, c, d))) {
                        grid[r][c] = d;
                    }
                }
            }
        }
    }
}
