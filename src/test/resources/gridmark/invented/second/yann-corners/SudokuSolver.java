import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {
    ISolver solver;

    public int[][] solve(int[][] sudoku) {
        solver = SolverFactory.newDefault();
        try {
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    VecInt v = new VecInt();
                    for (int d = 1; d <= 9; d++) {
                        v.push(100 * r + 10 * c + d);
                    }
                    solver.addClause(v);
                    if (sudoku[r][c] != 0) {
                        solver.addClause(new VecInt(new int[] {100 * r + 10 * c + sudoku[r][c]}));
                    }
                }
            }
            for (int k = 0; k < 9; k++) {
                for (int i = 0; i < 9; i++) {
                    for (int j = i + 1; j < 9; j++) {
                        notBoth(k, i, k, j);
                        notBoth(i, k, j, k);
                    }
                }
            }
            for (int block = 0; block < 9; block++) {
                int top = block / 3;
                int left = block % 3;
                for (int i = 0; i < 9; i++) {
                    for (int j = i + 1; j < 9; j++) {
                        notBoth(top + i / 3, left + i % 3, top + j / 3, left + j % 3);
                    }
                }
            }
            int[][] result = new int[9][9];
            if (solver.isSatisfiable()) {
                for (int lit : solver.model()) {
                    if (lit > 0) {
                        result[lit / 100][lit / 10 % 10] = lit % 10;
                    }
                }
            }
            return result;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    void notBoth(int r1, int c1, int r2, int c2) throws ContradictionException {
        for (int d = 1; d <= 9; d++) {
            solver.addClause(new VecInt(new int[] {-(100 * r1 + 10 * c1 + d), -(100 * r2 + 10 * c2 + d)}));
        }
    }
}
