import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int MAXVAR = 729;
    private static final int NBCLAUSES = 12000;

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(MAXVAR);
        solver.setExpectedNumberOfClauses(NBCLAUSES);
        try {
            addCellClauses(solver);
            for (int z = 1; z <= 9; z++) {
                for (int a = 0; a < 81; a++) {
                    for (int b = 0; b < a; b++) {
                        if (conflict(a, b)) {
                            solver.addClause(new VecInt(new int[] {-num(a, z), -num(b, z)}));
                        }
                    }
                }
            }
            for (int a = 0; a < 81; a++) {
                int z = sudoku[a / 9][a % 9];
                if (z != 0) {
                    solver.addClause(new VecInt(new int[] {num(a, z)}));
                }
            }
            if (solver.isSatisfiable()) {
                return read(solver.model());
            } else {
                return new int[9][9];
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    private void addCellClauses(ISolver solver) throws ContradictionException {
        VecInt clause = new VecInt();
        for (int a = 0; a < 81; a++) {
            for (int z = 1; z <= 9; z++) {
                clause.push(num(a, z));
            }
            solver.addClause(clause);
        }
        for (int a = 0; a < 81; a++) {
            for (int z = 1; z <= 9; z++) {
                for (int y = 1; y < z; y++) {
                    solver.addClause(new VecInt(new int[] {-num(a, y), -num(a, z)}));
                }
            }
        }
    }

    private boolean conflict(int a, int b) {
        int ra = a / 9, ca = a % 9, rb = b / 9, cb = b % 9;
        if (ra == rb) return true;
        if (ca == cb) return true;
        return ra / 3 == rb / 3 && ca / 3 == cb / 3;
    }

    private int num(int cell, int digit) {
        return cell + 81 * (digit - 1) + 1;
    }

    private int[][] read(int[] model) {
        int[][] s = new int[9][9];
        for (int i = 0; i < model.length; i++) {
            if (model[i] > 0) {
                int cell = (model[i] - 1) % 81;
                s[cell / 9][cell % 9] = (model[i] - 1) / 81 + 1;
            }
        }
        return s;
    }
}
