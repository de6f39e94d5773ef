import java.util.Arrays;
import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int SIZE = 9;

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(SIZE * SIZE * SIZE);
        solver.setTimeout(3600);
        try {
            for (int i = 0; i < SIZE; i++) {
                for (int j = 0; j < SIZE; j++) {
                    if (sudoku[i][j] != 0) {
                        solver.addClause(new VecInt(new int[] {atom(i, j, sudoku[i][j] - 1)}));
                    }
                }
            }
            for (int i = 0; i < SIZE; i++) {
                for (int j = 0; j < SIZE; j++) {
                    final int a = i;
                    final int b = j;
                    once(solver, IntStream.range(0, SIZE).map(k -> atom(a, b, k)));
                    once(solver, IntStream.range(0, SIZE).map(k -> atom(a, k, b)));
                    once(solver, IntStream.range(0, SIZE).map(k -> atom(k, a, b)));
                    once(solver, IntStream.range(0, SIZE)
                            .map(k -> atom(a / 3 * 3 + k / 3, a % 3 * 3 + k % 3, b)));
                }
            }
            if (!solver.isSatisfiable()) {
                return new int[SIZE][SIZE];
            }
            int[][] result = new int[SIZE][SIZE];
            Arrays.stream(solver.model()).filter(l -> l > 0).map(l -> l - 1)
                    .forEach(l -> result[l / 81][l / 9 % 9] = l % 9 + 1);
            return result;
        } catch (ContradictionException e) {
            throw new RuntimeException(e);
        } catch (TimeoutException e) {
            throw new RuntimeException("too slow", e);
        }
    }

    private static void once(ISolver solver, IntStream atoms) throws ContradictionException {
        solver.addExactly(new VecInt(atoms.toArray()), 1);
    }

    private static int atom(int row, int column, int digit) {
        return row * SIZE * SIZE + column * SIZE + digit + 1;
    }
}
