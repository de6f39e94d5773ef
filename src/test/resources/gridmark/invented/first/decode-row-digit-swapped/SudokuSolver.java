import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private List<int[]> cnf;

    @Override
    public int[][] solve(int[][] sudoku) {
        cnf = new ArrayList<>();
        addRules();
        addHints(sudoku);
        int[] model = callSolver();
        return model == null ? new int[9][9] : makeGrid(model);
    }

    private static int index(int row, int col, int digit) {
        return (digit - 1) * 81 + row * 9 + col + 1;
    }

    private void addRules() {
        for (int digit = 1; digit <= 9; digit++) {
            for (int i = 0; i < 9; i++) {
                int[] r = new int[9];
                int[] c = new int[9];
                int[] b = new int[9];
                for (int j = 0; j < 9; j++) {
                    r[j] = index(i, j, digit);
                    c[j] = index(j, i, digit);
                    b[j] = index((i / 3) * 3 + j / 3, (i % 3) * 3 + j % 3, digit);
                }
                once(r);
                once(c);
                once(b);
            }
        }
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                int[] d = new int[9];
                for (int j = 0; j < 9; j++) {
                    d[j] = index(row, col, j + 1);
                }
                once(d);
            }
        }
    }

    private void once(int[] vars) {
        cnf.add(vars);
        for (int i = 0; i < vars.length; i++) {
            for (int j = 0; j < i; j++) {
                cnf.add(new int[] {-vars[i], -vars[j]});
            }
        }
    }

    private void addHints(int[][] sudoku) {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (sudoku[row][col] != 0) {
                    cnf.add(new int[] {index(row, col, sudoku[row][col])});
                }
            }
        }
    }

    private int[] callSolver() {
        try {
            ISolver solver = SolverFactory.newDefault();
            for (int[] clause : cnf) {
                solver.addClause(new VecInt(clause));
            }
            return solver.findModel();
        } catch (ContradictionException e) {
            return null;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    private int[][] makeGrid(int[] model) {
        int[][] grid = new int[9][9];
        for (int literal : model) {
            if (literal > 0) {
                int x = literal - 1;
                int row = x / 81;
                int digit = x / 9 % 9 + 1;
                int col = x % 9;
                grid[row][col] = digit;
            }
        }
        return grid;
    }
}
