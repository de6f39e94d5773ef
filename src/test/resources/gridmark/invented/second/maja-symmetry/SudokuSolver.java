import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private final boolean breakSymmetry = true;

    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            rules(solver);
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++)
                    if (sudoku[r][c] != 0)
                        add(solver, var(r, c, sudoku[r][c]));
            if (breakSymmetry)
                orderEmptyRow(solver, sudoku);
            if (!solver.isSatisfiable())
                return new int[9][9];
            int[][] solution = new int[9][9];
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++)
                    for (int d = 1; d <= 9; d++)
                        if (solver.model(var(r, c, d)))
                            solution[r][c] = d;
            return solution;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    /** In an empty row the digits are interchangeable, so one order is enough (saves 9! cases). */
    private void orderEmptyRow(ISolver solver, int[][] sudoku) throws ContradictionException {
        for (int r = 0; r < 9; r++) {
            int sum = 0;
            for (int digit : sudoku[r])
                sum += digit;
            if (sum == 0) {
                for (int c = 0; c < 9; c++)
                    add(solver, var(r, c, c + 1));
                return;
            }
        }
    }

    private void rules(ISolver solver) throws ContradictionException {
        for (int i = 0; i < 81; i++) {
            int[] any = new int[9];
            for (int d = 1; d <= 9; d++)
                any[d - 1] = var(i / 9, i % 9, d);
            add(solver, any);
            for (int j = 0; j < i; j++) {
                boolean seen = i / 9 == j / 9 || i % 9 == j % 9
                    || (i / 27 == j / 27 && i % 9 / 3 == j % 9 / 3);
                for (int d = 1; seen && d <= 9; d++)
                    add(solver, -var(i / 9, i % 9, d), -var(j / 9, j % 9, d));
            }
        }
    }

    private static int var(int r, int c, int d) {
        return d + 9 * c + 81 * r;
    }

    private static void add(ISolver solver, int... clause) throws ContradictionException {
        solver.addClause(new VecInt(clause));
    }
}
