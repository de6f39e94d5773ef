import java.util.Arrays;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * Sudoku with the sequential counter encoding (Sinz 2005) for "at most one":
 * fewer clauses than with all the pairs.
 */
public class SudokuSolver implements AbstractSudokuSolver {

    private ISolver solver;
    private int nextVar;

    @Override
    public int[][] solve(int[][] sudoku) {
        solver = SolverFactory.newDefault();
        solver.newVar(729 + 4 * 81 * 8);
        nextVar = 729;
        int[][] solution = new int[9][9];
        try {
            for (int a = 0; a < 9; a++) {
                for (int b = 0; b < 9; b++) {
                    int[] cell = new int[9];
                    int[] row = new int[9];
                    int[] column = new int[9];
                    int[] block = new int[9];
                    for (int i = 0; i < 9; i++) {
                        cell[i] = x(a, b, i);
                        row[i] = x(a, i, b);
                        column[i] = x(i, a, b);
                        block[i] = x(a / 3 * 3 + i / 3, a % 3 * 3 + i % 3, b);
                    }
                    solver.addClause(new VecInt(cell));
                    atMostOne(cell);
                    atMostOne(row);
                    atMostOne(column);
                    atMostOne(block);
                }
            }
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] != 0) {
                        clause(x(r, c, sudoku[r][c] - 1));
                    }
                }
            }
            if (solver.isSatisfiable()) {
                for (int r = 0; r < 9; r++) {
                    for (int c = 0; c < 9; c++) {
                        for (int d = 0; d < 9; d++) {
                            if (solver.model(x(r, c, d))) {
                                solution[r][c] = d + 1;
                            }
                        }
                    }
                }
            }
        } catch (ContradictionException e) {
            Arrays.stream(solution).forEach(line -> Arrays.fill(line, 0));
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        return solution;
    }

    private int x(int row, int column, int digit) {
        return row * 81 + column * 9 + digit + 1;
    }

    private void clause(int... literals) throws ContradictionException {
        solver.addClause(new VecInt(literals));
    }

    private int fresh() {
        return nextVar++;
    }

    /** s_i: one of x_1 ... x_i is true */
    private void atMostOne(int[] x) throws ContradictionException {
        int s = fresh();
        clause(-x[0], s);
        for (int i = 1; i < x.length - 1; i++) {
            int t = fresh();
            clause(-x[i], t);
            clause(-s, t);
            clause(-x[i], -s);
            s = t;
        }
        clause(-x[x.length - 1], -s);
    }
}
