import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int[][] NO_SOLUTION = new int[9][9];

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            rules(solver);
            givens(solver, sudoku);
            if (!solver.isSatisfiable()) {
                return NO_SOLUTION;
            }
            int[][] solution = new int[9][9];
            VecInt another = new VecInt();
            for (int cell = 0; cell < 81; cell++) {
                for (int digit = 1; digit <= 9; digit++) {
                    if (solver.model(9 * cell + digit)) {
                        solution[cell / 9][cell % 9] = digit;
                        another.push(-(9 * cell + digit));
                    }
                }
            }
            return isUnique(solver, another) ? solution : NO_SOLUTION;
        } catch (ContradictionException e) {
            return NO_SOLUTION;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    /** A proper Sudoku has one solution only. */
    private boolean isUnique(ISolver solver, VecInt another) throws TimeoutException {
        try {
            solver.addClause(another);
            return !solver.isSatisfiable();
        } catch (ContradictionException e) {
            return true;
        }
    }

    private void givens(ISolver solver, int[][] sudoku) throws ContradictionException {
        for (int cell = 0; cell < 81; cell++) {
            int digit = sudoku[cell / 9][cell % 9];
            if (digit != 0) {
                solver.addClause(new VecInt(new int[] {9 * cell + digit}));
            }
        }
    }

    private void rules(ISolver solver) throws ContradictionException {
        for (int cell = 0; cell < 81; cell++) {
            VecInt digits = new VecInt();
            for (int digit = 1; digit <= 9; digit++) {
                digits.push(9 * cell + digit);
            }
            solver.addExactly(digits, 1);
            for (int other = 0; other < cell; other++) {
                int r1 = cell / 9, c1 = cell % 9, r2 = other / 9, c2 = other % 9;
                if (r1 == r2 || c1 == c2 || r1 / 3 == r2 / 3 && c1 / 3 == c2 / 3) {
                    for (int digit = 1; digit <= 9; digit++) {
                        solver.addClause(new VecInt(new int[] {-(9 * cell + digit), -(9 * other + digit)}));
                    }
                }
            }
        }
    }
}
