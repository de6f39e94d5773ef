import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SatEngine {

    static final int N = 9;

    public static int[][] fill(int[][] board) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(N * N * N);
        try {
            addRules(solver);
            addGivens(solver, board);
            int[][] full = new int[N][N];
            if (!solver.isSatisfiable()) {
                return full;
            }
            for (int literal : solver.model()) {
                if (literal > 0) {
                    int cell = (literal - 1) / N;
                    full[cell / N][cell % N] = (literal - 1) % N + 1;
                }
            }
            return full;
        } catch (ContradictionException e) {
            return new int[N][N];
        } catch (TimeoutException e) {
            throw new IllegalStateException("sat4j gave up", e);
        }
    }

    private static int variable(int row, int column, int digit) {
        return row * N * N + column * N + digit + 1;
    }

    private static void addRules(ISolver solver) throws ContradictionException {
        for (int a = 0; a < N; a++) {
            for (int b = 0; b < N; b++) {
                VecInt cell = new VecInt();
                VecInt row = new VecInt();
                VecInt column = new VecInt();
                VecInt block = new VecInt();
                for (int i = 0; i < N; i++) {
                    cell.push(variable(a, b, i));
                    row.push(variable(a, i, b));
                    column.push(variable(i, a, b));
                    block.push(variable(a / 3 * 3 + i / 3, a % 3 * 3 + i % 3, b));
                }
                solver.addExactly(cell, 1);
                solver.addExactly(row, 1);
                solver.addExactly(column, 1);
                solver.addExactly(block, 1);
            }
        }
    }

    private static void addGivens(ISolver solver, int[][] board) throws ContradictionException {
        for (int row = 0; row < N; row++) {
            for (int column = 0; column < N; column++) {
                if (board[row][column] != 0) {
                    int given = variable(row, column, board[row][column] - 1);
                    solver.addClause(new VecInt(new int[] {given}));
                }
            }
        }
    }
}
