import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * Binary encoding: each cell is a number of four bits, so 4 * 81 = 324 variables are enough.
 */
public class SudokuSolver implements AbstractSudokuSolver {

    private static final int BITS = 4;

    /** bit 0 is the lowest one */
    private static int bit(int cell, int b) {
        return cell * BITS + b + 1;
    }

    /** Adds the literals of "the cell does not have this value" */
    private static void notEqual(VecInt clause, int cell, int value) {
        for (int b = 0; b < BITS; b++) {
            boolean set = (value >> b & 1) == 1;
            clause.push(set ? -bit(cell, b) : bit(cell, b));
        }
    }

    private static boolean sameUnit(int a, int b) {
        return a / 9 == b / 9
                || a % 9 == b % 9
                || (a / 27 == b / 27 && (a % 9) / 3 == (b % 9) / 3);
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9];
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(81 * BITS);
        try {
            for (int cell = 0; cell < 81; cell++) {
                int given = sudoku[cell / 9][cell % 9];
                if (given != 0) {
                    for (int b = 0; b < BITS; b++) {
                        int literal = (given >> b & 1) == 1 ? bit(cell, b) : -bit(cell, b);
                        solver.addClause(new VecInt(new int[] {literal}));
                    }
                }
                VecInt notZero = new VecInt();
                notEqual(notZero, cell, 0);
                solver.addClause(notZero);
            }
            for (int a = 0; a < 81; a++) {
                for (int b = a + 1; b < 81; b++) {
                    if (sameUnit(a, b)) {
                        for (int value = 1; value <= 9; value++) {
                            VecInt clause = new VecInt();
                            notEqual(clause, a, value);
                            notEqual(clause, b, value);
                            solver.addClause(clause);
                        }
                    }
                }
            }
            if (!solver.isSatisfiable()) {
                return result;
            }
        } catch (ContradictionException e) {
            return result;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        for (int cell = 0; cell < 81; cell++) {
            int value = 0;
            for (int b = 0; b < BITS; b++) {
                if (solver.model(bit(cell, b))) {
                    value |= 1 << b;
                }
            }
            result[cell / 9][cell % 9] = value;
        }
        return result;
    }
}
