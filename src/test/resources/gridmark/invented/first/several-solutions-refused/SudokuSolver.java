import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private ISolver solver;

    private static int v(int r, int c, int d) {
        return r * 81 + c * 9 + d + 1;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        try {
            solver = SolverFactory.newDefault();
            solver.newVar(729);
            addRules();
            addGivens(sudoku);
            if (!solver.isSatisfiable()) {
                return new int[9][9];
            }
            int[] model = solver.model();
            if (!unique(model)) {
                // not a proper Sudoku
                return new int[9][9];
            }
            int[][] grid = new int[9][9];
            for (int lit : model) {
                if (lit > 0) {
                    grid[(lit - 1) / 81][(lit - 1) / 9 % 9] = (lit - 1) % 9 + 1;
                }
            }
            return grid;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    private boolean unique(int[] model) throws TimeoutException {
        VecInt other = new VecInt();
        for (int lit : model) {
            if (lit > 0) {
                other.push(-lit);
            }
        }
        try {
            solver.addClause(other);
            return !solver.isSatisfiable();
        } catch (ContradictionException e) {
            return true;
        }
    }

    private void addRules() throws ContradictionException {
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
    }

    private void addGivens(int[][] sudoku) throws ContradictionException {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] != 0) {
                    solver.addClause(new VecInt(new int[] {v(r, c, sudoku[r][c] - 1)}));
                }
            }
        }
    }
}
