import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private ISolver solver;

    private int v(int r, int c, int d) {
        return 81 * r + 9 * c + d + 1;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        solver = SolverFactory.newDefault();
        solver.newVar(729);
        int[][] res = new int[9][9];
        try {
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    VecInt cell = new VecInt();
                    VecInt row = new VecInt();
                    VecInt col = new VecInt();
                    VecInt box = new VecInt();
                    for (int k = 0; k < 9; k++) {
                        cell.push(v(i, j, k));
                        row.push(v(i, k, j));
                        col.push(v(k, i, j));
                        box.push(v(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j));
                    }
                    solver.addExactly(cell, 1);
                    solver.addExactly(row, 1);
                    solver.addExactly(col, 1);
                    solver.addExactly(box, 1);
                }
            }
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] > 0) {
                        solver.addClause(new VecInt(new int[] {v(r, c, sudoku[r][c])}));
                    }
                }
            }
            if (!solver.isSatisfiable()) {
                return res;
            }
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    for (int d = 0; d < 9; d++) {
                        if (solver.model(v(r, c, d))) {
                            res[r][c] = d + 1;
                        }
                    }
                }
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        return res;
    }
}
