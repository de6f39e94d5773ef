import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/**
 * The rules of the game are always the same, so they are only put into the solver once.
 * The given digits are the assumptions.
 */
public class SudokuSolver implements AbstractSudokuSolver {

    private static ISolver rules;

    private static ISolver rules() throws ContradictionException {
        if (rules == null) {
            ISolver s = SolverFactory.newDefault();
            s.newVar(9 * 9 * 9);
            for (int a = 0; a < 9; a++) {
                for (int b = 0; b < 9; b++) {
                    IVecInt[] units = {new VecInt(), new VecInt(), new VecInt(), new VecInt()};
                    for (int k = 0; k < 9; k++) {
                        units[0].push(id(a, b, k));
                        units[1].push(id(a, k, b));
                        units[2].push(id(k, a, b));
                        units[3].push(id(3 * (a / 3) + k / 3, 3 * (a % 3) + k % 3, b));
                    }
                    for (IVecInt unit : units) {
                        s.addExactly(unit, 1);
                    }
                }
            }
            rules = s;
        }
        return rules;
    }

    private static int id(int row, int col, int digit) {
        return 1 + row + 9 * col + 81 * digit;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] answer = new int[9][9];
        try {
            ISolver s = rules();
            IVecInt assumptions = new VecInt();
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    if (sudoku[row][col] != 0) {
                        assumptions.push(id(row, col, sudoku[row][col] - 1));
                    }
                }
            }
            if (s.isSatisfiable()) {
                for (int lit : s.model()) {
                    if (lit > 0) {
                        int n = lit - 1;
                        answer[n % 9][n / 9 % 9] = n / 81 + 1;
                    }
                }
            }
        } catch (ContradictionException | TimeoutException e) {
            throw new IllegalStateException(e);
        }
        return answer;
    }
}
