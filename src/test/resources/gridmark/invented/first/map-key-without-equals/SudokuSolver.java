import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static class Proposition {
        final int row;
        final int column;
        final int digit;

        Proposition(int row, int column, int digit) {
            this.row = row;
            this.column = column;
            this.digit = digit;
        }

        @Override
        public String toString() {
            return "p(" + row + "," + column + "," + digit + ")";
        }
    }

    private Map<Proposition, Integer> numbers;
    private ISolver solver;

    private int p(int row, int column, int digit) {
        return numbers.computeIfAbsent(new Proposition(row, column, digit), key -> numbers.size() + 1);
    }

    private void add(int... clause) throws ContradictionException {
        solver.addClause(new VecInt(clause));
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        numbers = new HashMap<>();
        solver = SolverFactory.newDefault();
        int[][] grid = new int[9][9];
        try {
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    int[] digits = new int[9];
                    for (int d = 1; d <= 9; d++) {
                        digits[d - 1] = p(i, j, d);
                    }
                    add(digits);
                    for (int d = 1; d <= 9; d++) {
                        for (int k = j + 1; k < 9; k++) {
                            add(-p(i, j, d), -p(i, k, d));
                        }
                        for (int k = i + 1; k < 9; k++) {
                            add(-p(i, j, d), -p(k, j, d));
                        }
                        for (int k = i - i % 3; k < i - i % 3 + 3; k++) {
                            for (int l = j - j % 3; l < j - j % 3 + 3; l++) {
                                if (k != i && l != j) {
                                    add(-p(i, j, d), -p(k, l, d));
                                }
                            }
                        }
                    }
                    if (sudoku[i][j] != 0) {
                        add(p(i, j, sudoku[i][j]));
                    }
                }
            }
            if (solver.isSatisfiable()) {
                Set<Integer> truths = new HashSet<>();
                for (int literal : solver.model()) {
                    truths.add(literal);
                }
                for (int i = 0; i < 9; i++) {
                    for (int j = 0; j < 9; j++) {
                        for (int d = 1; d <= 9; d++) {
                            if (truths.contains(p(i, j, d))) {
                                grid[i][j] = d;
                            }
                        }
                    }
                }
            }
        } catch (ContradictionException e) {
            return grid;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return grid;
    }
}
