import java.util.HashSet;
import java.util.Set;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int[][] NOTHING = new int[9][9];

    @Override
    public int[][] solve(int[][] sudoku) {
        if (!wellPosed(sudoku)) {
            return NOTHING;
        }
        ISolver solver = SolverFactory.newDefault();
        try {
            for (int a = 0; a < 81; a++) {
                solver.addExactly(new VecInt(literals(a)), 1);
                for (int b = a + 1; b < 81; b++) {
                    if (a / 9 == b / 9 || a % 9 == b % 9 || block(a) == block(b)) {
                        for (int d = 0; d < 9; d++) {
                            solver.addAtMost(new VecInt(new int[] {literals(a)[d], literals(b)[d]}), 1);
                        }
                    }
                }
                int given = sudoku[a / 9][a % 9];
                if (given > 0) {
                    solver.addClause(new VecInt(new int[] {literals(a)[given - 1]}));
                }
            }
            if (!solver.isSatisfiable()) {
                return NOTHING;
            }
        } catch (ContradictionException e) {
            return NOTHING;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        int[][] grid = new int[9][9];
        for (int a = 0; a < 81; a++) {
            for (int d = 0; d < 9; d++) {
                if (solver.model(literals(a)[d])) {
                    grid[a / 9][a % 9] = d + 1;
                }
            }
        }
        return grid;
    }

    /** If two digits do not occur at all, they could change places everywhere. */
    private boolean wellPosed(int[][] sudoku) {
        Set<Integer> digits = new HashSet<>();
        for (int[] row : sudoku) {
            for (int digit : row) {
                if (digit != 0) {
                    digits.add(digit);
                }
            }
        }
        return digits.size() >= 8;
    }

    private static int block(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    private static int[] literals(int cell) {
        int[] result = new int[9];
        for (int d = 0; d < 9; d++) {
            result[d] = d * 81 + cell + 1;
        }
        return result;
    }
}
