import static java.util.stream.IntStream.range;
import static java.util.stream.IntStream.rangeClosed;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static int var(int row, int col, int digit) {
        return row * 81 + col * 9 + digit;
    }

    private static Stream<int[]> cells() {
        return range(0, 81).mapToObj(i -> range(1, 9).map(d -> var(i / 9, i % 9, d)).toArray());
    }

    private static Stream<int[]> pairs(IntStream literals) {
        int[] l = literals.toArray();
        return range(0, l.length).boxed()
                .flatMap(i -> range(i + 1, l.length).mapToObj(j -> new int[] {-l[i], -l[j]}));
    }

    private static Stream<int[]> units() {
        return rangeClosed(1, 9).boxed().flatMap(d -> range(0, 9).boxed().flatMap(n -> Stream.of(
                        range(0, 9).map(k -> var(n, k, d)),
                        range(0, 9).map(k -> var(k, n, d)),
                        range(0, 9).map(k -> var(n / 3 * 3 + k / 3, n % 3 * 3 + k % 3, d)))
                .flatMap(SudokuSolver::pairs)));
    }

    private static Stream<int[]> givens(int[][] sudoku) {
        return range(0, 81)
                .filter(i -> sudoku[i / 9][i % 9] != 0)
                .mapToObj(i -> new int[] {var(i / 9, i % 9, sudoku[i / 9][i % 9])});
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        int[][] clauses = Stream.of(cells(), units(), givens(sudoku)).flatMap(s -> s).toArray(int[][]::new);
        try {
            for (int[] clause : clauses) {
                solver.addClause(new VecInt(clause));
            }
            if (!solver.isSatisfiable()) {
                return new int[9][9];
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        int[][] grid = new int[9][9];
        Arrays.stream(solver.model())
                .filter(l -> l > 0)
                .map(l -> l - 1)
                .forEach(n -> grid[n / 81][n / 9 % 9] = n % 9 + 1);
        return grid;
    }
}
