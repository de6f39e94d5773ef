import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver s = SolverFactory.newDefault();
        s.newVar(729);
        try {
            rules(s);
            for (int r = 1; r <= 9; r++) {
                for (int c = 1; c <= 9; c++) {
                    int d = sudoku[r - 1][c - 1];
                    if (d >= 1 && d <= 9) {
                        s.addClause(new VecInt(new int[] {n(r, c, d)}));
                    }
                }
            }
            if (s.isSatisfiable()) {
                return result(s.model());
            }
        } catch (ContradictionException e) {
            System.err.println("no solution");
        } catch (TimeoutException e) {
            System.err.println("timeout");
        }
        return null;
    }

    private int n(int r, int c, int d) {
        return (r - 1) * 81 + (c - 1) * 9 + d;
    }

    private void rules(ISolver s) throws ContradictionException {
        for (int r = 1; r <= 9; r++) {
            for (int c = 1; c <= 9; c++) {
                VecInt clause = new VecInt();
                for (int d = 1; d <= 9; d++) {
                    clause.push(n(r, c, d));
                }
                s.addClause(clause);
            }
        }
        for (int d = 1; d <= 9; d++) {
            for (int r = 1; r <= 9; r++) {
                for (int c = 1; c <= 9; c++) {
                    for (int r2 = 1; r2 <= 9; r2++) {
                        for (int c2 = 1; c2 <= 9; c2++) {
                            boolean same = r == r2 && c == c2;
                            boolean row = r == r2;
                            boolean column = c == c2;
                            boolean block = (r + 2) / 3 == (r2 + 2) / 3 && (c + 2) / 3 == (c2 + 2) / 3;
                            if (!same && (row || column || block)) {
                                s.addClause(new VecInt(new int[] {-n(r, c, d), -n(r2, c2, d)}));
                            }
                        }
                    }
                }
            }
        }
    }

    private int[][] result(int[] model) {
        int[][] grid = new int[9][9];
        for (int x : model) {
            if (x > 0) {
                grid[(x - 1) / 81][(x - 1) % 81 / 9] = (x - 1) % 9 + 1;
            }
        }
        return grid;
    }
}
