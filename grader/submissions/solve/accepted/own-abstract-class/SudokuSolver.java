// Its AbstractSudokuSolver is an abstract class with a helper method, not the interface;
// the solver extends it.

import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver extends AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        try {
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    int given = sudoku[row][col];
                    if (given != 0) {
                        solver.addClause(new VecInt(new int[] {var(row, col, given)}));
                    } else {
                        // only what the given digits leave over
                        List<Integer> possible = candidates(sudoku, row, col);
                        int base = var(row, col, 0);
                        int[] clause = possible.stream().mapToInt(d -> base + d).toArray();
                        if (clause.length == 0) {
                            return new int[9][9];
                        }
                        solver.addClause(new VecInt(clause));
                    }
                    forbidSameDigit(solver, row, col);
                }
            }
            if (solver.isSatisfiable()) {
                return read(solver);
            }
        } catch (ContradictionException e) {
            // no solution, see below
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return new int[9][9];
    }

    private void forbidSameDigit(ISolver solver, int row, int col) throws ContradictionException {
        for (int i = 0; i < 9; i++) {
            for (int d = 1; d <= 9; d++) {
                int box = var(row / 3 * 3 + i / 3, col / 3 * 3 + i % 3, d);
                for (int other : new int[] {var(row, i, d), var(i, col, d), box}) {
                    if (other > var(row, col, d)) {
                        solver.addClause(new VecInt(new int[] {-var(row, col, d), -other}));
                    }
                }
            }
        }
    }

    private int[][] read(ISolver solver) {
        int[][] grid = new int[9][9];
        for (int lit : solver.model()) {
            if (lit > 0) {
                grid[(lit - 1) / 81][(lit - 1) / 9 % 9] = (lit - 1) % 9 + 1;
            }
        }
        return grid;
    }

    private int var(int row, int col, int digit) {
        return row * 81 + col * 9 + digit;
    }
}
