import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.*;

public class SudokuSolver implements AbstractSudokuSolver {

    private ISolver solver;

    @Override
    public int[][] solve(int[][] sudoku) {
        solver = SolverFactory.newDefault();
        solver.newVar(729);
        solver.setExpectedNumberOfClauses(12000);
        try {
            addCells();
            addUnits();
            addClues(sudoku);
            if (solver.isSatisfiable()) {
                return read(solver.model());
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            e.printStackTrace();
        }
        return new int[9][9];
    }

    private void addCells() throws ContradictionException {
        IVecInt clause = new VecInt();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                for (int d = 0; d < 9; d++) {
                    clause.push(var(r, c, d));
                }
                solver.addClause(clause);
            }
        }
    }

    private void addUnits() throws ContradictionException {
        for (int u = 0; u < 9; u++) {
            for (int d = 0; d < 9; d++) {
                IVecInt row = new VecInt();
                IVecInt col = new VecInt();
                IVecInt box = new VecInt();
                for (int i = 0; i < 9; i++) {
                    row.push(var(u, i, d));
                    col.push(var(i, u, d));
                    box.push(var(u / 3 * 3 + i / 3, u % 3 * 3 + i % 3, d));
                }
                solver.addAtMost(row, 1);
                solver.addAtMost(col, 1);
                solver.addAtMost(box, 1);
            }
        }
    }

    private void addClues(int[][] sudoku) throws ContradictionException {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] != 0) {
                    solver.addClause(VecInt.of(var(r, c, sudoku[r][c] - 1)));
                }
            }
        }
    }

    private int[][] read(int[] model) {
        int[][] grid = new int[9][9];
        for (int lit : model) {
            if (lit > 0) {
                lit--;
                grid[lit / 81][lit / 9 % 9] = lit % 9 + 1;
            }
        }
        return grid;
    }

    private int var(int r, int c, int d) {
        return 81 * r + 9 * c + d + 1;
    }
}
