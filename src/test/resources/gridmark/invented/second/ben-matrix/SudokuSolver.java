import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    // x = column (1..9), y = row (1..9), d = digit (1..9)
    static int v(int x, int y, int d) {
        return (y - 1) * 81 + (x - 1) * 9 + d;
    }

    private ISolver solver;

    @Override
    public int[][] solve(int[][] sudoku) {
        solver = SolverFactory.newDefault();
        solver.newVar(729);
        int[][] out = new int[9][9];
        try {
            rules();
            for (int x = 1; x <= 9; x++) {
                for (int y = 1; y <= 9; y++) {
                    int d = sudoku[x - 1][y - 1];
                    if (d != 0) clause(v(x, y, d));
                }
            }
            if (solver.isSatisfiable()) {
                for (int y = 1; y <= 9; y++)
                    for (int x = 1; x <= 9; x++)
                        for (int d = 1; d <= 9; d++)
                            if (solver.model(v(x, y, d)))
                                out[y - 1][x - 1] = d;
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        return out;
    }

    private void rules() throws ContradictionException {
        for (int y = 1; y <= 9; y++)
            for (int x = 1; x <= 9; x++)
                clause(v(x, y, 1), v(x, y, 2), v(x, y, 3), v(x, y, 4), v(x, y, 5), v(x, y, 6), v(x, y, 7), v(x, y, 8), v(x, y, 9));
        for (int y = 1; y <= 9; y++)
            for (int x = 1; x <= 9; x++)
                for (int y2 = y; y2 <= 9; y2++)
                    for (int x2 = 1; x2 <= 9; x2++) {
                        if (y2 == y && x2 <= x) continue;
                        boolean block = (y - 1) / 3 == (y2 - 1) / 3 && (x - 1) / 3 == (x2 - 1) / 3;
                        if (x == x2 || y == y2 || block)
                            for (int d = 1; d <= 9; d++)
                                clause(-v(x, y, d), -v(x2, y2, d));
                    }
    }

    private void clause(int... lits) throws ContradictionException {
        solver.addClause(new VecInt(lits));
    }
}
