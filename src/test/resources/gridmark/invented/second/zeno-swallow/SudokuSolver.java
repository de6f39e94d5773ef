import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private ISolver solver;

    private void clause(int... literals) {
        try {
            solver.addClause(new VecInt(literals));
        } catch (ContradictionException e) {
            // the clause is trivial
        }
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        solver = SolverFactory.newDefault();
        solver.newVar(1000);
        for (int r = 1; r <= 9; r++) {
            for (int c = 1; c <= 9; c++) {
                if (sudoku[r - 1][c - 1] != 0) {
                    clause(100 * r + 10 * c + sudoku[r - 1][c - 1]);
                }
            }
        }
        for (int r = 1; r <= 9; r++) {
            for (int c = 1; c <= 9; c++) {
                int z = 100 * r + 10 * c;
                clause(z + 1, z + 2, z + 3, z + 4, z + 5, z + 6, z + 7, z + 8, z + 9);
                for (int n = 1; n <= 9; n++) {
                    for (int m = n + 1; m <= 9; m++) {
                        clause(-(z + n), -(z + m));
                    }
                    for (int k = c + 1; k <= 9; k++) {
                        clause(-(z + n), -(100 * r + 10 * k + n));
                    }
                    for (int k = r + 1; k <= 9; k++) {
                        clause(-(z + n), -(100 * k + 10 * c + n));
                    }
                    for (int k = r + 1; (k - 1) / 3 == (r - 1) / 3; k++) {
                        for (int l = 1; l <= 9; l++) {
                            if ((l - 1) / 3 == (c - 1) / 3 && l != c) {
                                clause(-(z + n), -(100 * k + 10 * l + n));
                            }
                        }
                    }
                }
            }
        }
        int[][] result = new int[9][9];
        try {
            if (solver.isSatisfiable()) {
                for (int r = 1; r <= 9; r++) {
                    for (int c = 1; c <= 9; c++) {
                        for (int n = 1; n <= 9; n++) {
                            if (solver.model(100 * r + 10 * c + n)) {
                                result[r - 1][c - 1] = n;
                            }
                        }
                    }
                }
            }
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return result;
    }
}
