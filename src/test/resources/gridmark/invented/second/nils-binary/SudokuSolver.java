import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * A cell is a number of four bits, so 324 variables are enough instead of 729.
 */
public class SudokuSolver implements AbstractSudokuSolver {

    private static final int BITS = 4;

    private static int bit(int cell, int b) {
        return cell * BITS + b + 1;
    }

    /** The four literals that say that the cell is not n. */
    private static void not(List<Integer> clause, int cell, int n) {
        for (int b = 0; b < BITS; b++) {
            clause.add((n >> b & 1) == 1 ? -bit(cell, b) : bit(cell, b));
        }
    }

    public int[][] solve(int[][] sudoku) {
        List<List<Integer>> formula = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            List<Integer> notEmpty = new ArrayList<>();
            not(notEmpty, cell, 0);
            formula.add(notEmpty);
            for (int other = cell + 1; other < 81; other++) {
                if (related(cell, other)) {
                    for (int n = 1; n <= 9; n++) {
                        List<Integer> different = new ArrayList<>();
                        not(different, cell, n);
                        not(different, other, n);
                        formula.add(different);
                    }
                }
            }
            int given = sudoku[cell / 9][cell % 9];
            if (given > 0) {
                for (int b = 0; b < BITS; b++) {
                    formula.add(List.of((given >> b & 1) == 1 ? bit(cell, b) : -bit(cell, b)));
                }
            }
        }
        return run(formula);
    }

    private static boolean related(int a, int b) {
        int ra = a / 9, ca = a % 9, rb = b / 9, cb = b % 9;
        return ra == rb || ca == cb || ra / 3 == rb / 3 && ca / 3 == cb / 3;
    }

    private static int[][] run(List<List<Integer>> formula) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(81 * BITS);
        int[][] grid = new int[9][9];
        try {
            for (List<Integer> clause : formula) {
                solver.addClause(new VecInt(clause.stream().mapToInt(i -> i).toArray()));
            }
            if (!solver.isSatisfiable()) {
                return grid;
            }
            for (int cell = 0; cell < 81; cell++) {
                for (int b = 0; b < BITS; b++) {
                    if (solver.model(bit(cell, b))) {
                        grid[cell / 9][cell % 9] += 1 << b;
                    }
                }
            }
            return grid;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }
}
