import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<int[]> cnf = new ArrayList<>();
        addRules(cnf);
        addPuzzle(cnf, sudoku);

        ISolver sat = SolverFactory.newDefault();
        try {
            for (int[] c : cnf) {
                sat.addClause(new VecInt(c));
            }
            if (!sat.isSatisfiable()) {
                return new int[9][9];
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (org.sat4j.specs.TimeoutException e) {
            System.err.println("timeout");
            return new int[9][9];
        }
        int[][] result = new int[9][9];
        for (int lit : sat.model()) {
            if (lit > 0) {
                int n = lit - 1;
                result[n / 81][n / 9 % 9] = n % 9 + 1;
            }
        }
        return result;
    }

    private int id(int r, int c, int d) {
        return r * 81 + c * 9 + d;
    }

    private void addRules(List<int[]> cnf) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int[] some = new int[9];
                for (int d = 1; d <= 9; d++) {
                    some[d - 1] = id(r, c, d);
                    for (int e = d + 1; e <= 9; e++) {
                        cnf.add(new int[] {-id(r, c, d), -id(r, c, e)});
                    }
                    for (int k = c + 1; k < 9; k++) {
                        cnf.add(new int[] {-id(r, c, d), -id(r, k, d)});
                    }
                    for (int k = r + 1; k < 9; k++) {
                        cnf.add(new int[] {-id(r, c, d), -id(k, c, d)});
                    }
                    // rest of the block, the rows below
                    for (int k = r + 1; k / 3 == r / 3; k++) {
                        for (int l = c / 3 * 3; l < c / 3 * 3 + 3; l++) {
                            cnf.add(new int[] {-id(r, c, d), -id(k, l, d)});
                        }
                    }
                }
                cnf.add(some);
            }
        }
    }

    private void addPuzzle(List<int[]> cnf, int[][] sudoku) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int d = sudoku[r][c];
                if (d != 0) {
                    cnf.add(new int[] {id(r, c, d)});
                    break;
                }
            }
        }
    }
}
