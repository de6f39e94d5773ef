import static java.util.stream.IntStream.range;
import static java.util.stream.IntStream.rangeClosed;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<int[]> clauses =
            Stream.of(cells(), conflicts(), givens(sudoku)).flatMap(s -> s).collect(Collectors.toList());
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            for (int[] clause : clauses) {
                solver.addClause(new VecInt(clause));
            }
            return solver.isSatisfiable()
                ? range(0, 9)
                    .mapToObj(r -> range(0, 9).map(c -> digit(solver, 9 * r + c)).toArray())
                    .toArray(int[][]::new)
                : new int[9][9];
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int digit(ISolver solver, int cell) {
        return rangeClosed(1, 9).filter(d -> solver.model(9 * cell + d)).findFirst().orElse(0);
    }

    private static Stream<int[]> cells() {
        return range(0, 81).mapToObj(cell -> rangeClosed(1, 9).map(d -> 9 * cell + d).toArray());
    }

    private static Stream<int[]> conflicts() {
        return range(0, 81)
            .boxed()
            .flatMap(a -> range(a + 1, 81)
                .filter(b -> see(a, b))
                .boxed()
                .flatMap(b -> range(1, 9).mapToObj(d -> new int[] {-(9 * a + d), -(9 * b + d)})));
    }

    private static Stream<int[]> givens(int[][] sudoku) {
        return range(0, 81)
            .filter(cell -> sudoku[cell / 9][cell % 9] > 0)
            .mapToObj(cell -> new int[] {9 * cell + sudoku[cell / 9][cell % 9]});
    }

    private static boolean see(int a, int b) {
        return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    }
}
