import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private final ISolver solver = SolverFactory.newDefault();

    @Override
    public int[][] solve(int[][] sudoku) {
        solver.reset();
        solver.newVar(729);
        try {
            for (int a = 0; a < 81; a++) {
                int n = sudoku[Geometry.row(a)][Geometry.column(a)];
                if (n > 0) {
                    solver.addClause(new VecInt(new int[] {a * 9 + n}));
                }
            }
            for (int a = 0; a < 81; a++) {
                int[] numbers = new int[9];
                for (int n = 0; n < 9; n++) {
                    numbers[n] = a * 9 + n + 1;
                }
                solver.addClause(new VecInt(numbers));
                for (int b = a + 1; b < 81; b++) {
                    if (Geometry.row(a) == Geometry.row(b)
                            || Geometry.column(a) == Geometry.column(b)
                            || Geometry.box(a) == Geometry.box(b)) {
                        for (int n = 0; n < 9; n++) {
                            solver.addClause(new VecInt(new int[] {-(a * 9 + n + 1), -(b * 9 + n + 1)}));
                        }
                    }
                }
            }
            int[][] out = new int[9][9];
            if (solver.isSatisfiable()) {
                for (int a = 0; a < 81; a++) {
                    for (int n = 1; n <= 9; n++) {
                        if (solver.model(a * 9 + n)) {
                            out[Geometry.row(a)][Geometry.column(a)] = n;
                        }
                    }
                }
            }
            return out;
        } catch (ContradictionException | TimeoutException e) {
            throw new IllegalStateException("something is wrong with the formula", e);
        }
    }
}
