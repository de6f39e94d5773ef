import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.*;

public class SudokuSolver implements AbstractSudokuSolver {

    private int get(int i, int j, int k) {
        return i * 81 + j * 9 + k + 1;
    }

    private void clause(ISolver solver, int... literals) throws ContradictionException {
        solver.addClause(new VecInt(literals));
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        solver.setTimeout(3600);
        try {
            // fixed cells
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    if (sudoku[i][j] != 0) {
                        clause(solver, get(i, j, sudoku[i][j] - 1));
                    }
                }
            }
            // empty cells need a digit, the fixed ones have theirs
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    if (sudoku[i][j] != 0) {
                        break;
                    }
                    int[] digits = new int[9];
                    for (int k = 0; k < 9; k++) {
                        digits[k] = get(i, j, k);
                    }
                    clause(solver, digits);
                }
            }
            // at most one digit
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    for (int k = 0; k < 9; k++) {
                        for (int l = k + 1; l < 9; l++) {
                            clause(solver, -get(i, j, k), -get(i, j, l));
                        }
                    }
                }
            }
            // row, column
            for (int k = 0; k < 9; k++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = 0; j < 9; j++) {
                        for (int l = j + 1; l < 9; l++) {
                            clause(solver, -get(i, j, k), -get(i, l, k));
                            clause(solver, -get(j, i, k), -get(l, i, k));
                        }
                    }
                }
            }
            // 3x3
            for (int k = 0; k < 9; k++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = 0; j < 9; j++) {
                        for (int x = i / 3 * 3; x < i / 3 * 3 + 3; x++) {
                            for (int y = j / 3 * 3; y < j / 3 * 3 + 3; y++) {
                                if (x * 9 + y > i * 9 + j) {
                                    clause(solver, -get(i, j, k), -get(x, y, k));
                                }
                            }
                        }
                    }
                }
            }
            if (solver.isSatisfiable()) {
                int[][] r = new int[9][9];
                for (int lit : solver.model()) {
                    if (lit > 0) {
                        r[(lit - 1) / 81][(lit - 1) % 81 / 9] = (lit - 1) % 9 + 1;
                    }
                }
                return r;
            }
            return new int[9][9];
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException("timeout", e);
        }
    }
}
