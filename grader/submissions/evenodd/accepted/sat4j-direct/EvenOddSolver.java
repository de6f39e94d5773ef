// Talks to sat4j itself: the usual clauses of a Sudoku, and a clause of one literal for each digit
// that a mark forbids.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class EvenOddSolver implements AbstractEvenOddSolver {

    private static final int N = 9;

    @Override
    public int[][] solve(int[][] sudoku, int[][] parity) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(N * N * N);
        try {
            for (int i = 0; i < N; i++) {
                for (int d = 1; d <= N; d++) {
                    int[] row = new int[N];
                    int[] column = new int[N];
                    int[] block = new int[N];
                    for (int k = 0; k < N; k++) {
                        row[k] = var(i, k, d);
                        column[k] = var(k, i, d);
                        block[k] = var(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, d);
                    }
                    atMostOne(solver, row);
                    atMostOne(solver, column);
                    atMostOne(solver, block);
                }
            }
            for (int r = 0; r < N; r++) {
                for (int c = 0; c < N; c++) {
                    int[] cell = new int[N];
                    for (int d = 1; d <= N; d++) {
                        cell[d - 1] = var(r, c, d);
                    }
                    solver.addClause(new VecInt(cell.clone()));
                    atMostOne(solver, cell);
                    if (sudoku[r][c] != 0) {
                        solver.addClause(new VecInt(new int[] {var(r, c, sudoku[r][c])}));
                    }
                    for (int d = 1; d <= 9; d++) {
                        if (parity[r][c] == 1 && d % 2 == 0 || parity[r][c] == 2 && d % 2 == 1) {
                            forbid(solver, r, c, d);
                        }
                    }
                }
            }
            if (!solver.isSatisfiable()) {
                return new int[N][N];
            }
        } catch (ContradictionException e) {
            return new int[N][N];
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        int[][] solution = new int[N][N];
        for (int literal : solver.model()) {
            if (literal > 0) {
                solution[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1;
            }
        }
        return solution;
    }

    private void forbid(ISolver solver, int r, int c, int d) throws ContradictionException {
        solver.addClause(new VecInt(new int[] {-var(r, c, d)}));
    }

    private static int var(int r, int c, int d) {
        return 81 * r + 9 * c + d;
    }

    private static void atMostOne(ISolver solver, int[] vars) throws ContradictionException {
        for (int a = 0; a < vars.length; a++) {
            for (int b = a + 1; b < vars.length; b++) {
                solver.addClause(new VecInt(new int[] {-vars[a], -vars[b]}));
            }
        }
    }
}
