import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IProblem;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {
    static final int SIZE = 9;

    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newLight();
        try {
            for (List<Integer> clause : buildFormula(sudoku)) {
                int[] lits = new int[clause.size()];
                for (int i = 0; i < lits.length; i++) lits[i] = clause.get(i);
                solver.addClause(new VecInt(lits));
            }
            IProblem problem = solver;
            if (problem.isSatisfiable()) {
                return toGrid(problem.model());
            }
        } catch (ContradictionException e) {
            // no solution, see below
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return new int[SIZE][SIZE];
    }

    private List<List<Integer>> buildFormula(int[][] sudoku) {
        List<List<Integer>> cnf = new ArrayList<>();
        for (int r = 0; r < SIZE; r++) {
            for (int c = 0; c < SIZE; c++) {
                if (sudoku[r][c] != 0) {
                    // the digit of this cell is fixed
                    cnf.add(List.of(-var(r, c, sudoku[r][c])));
                }
                List<Integer> any = new ArrayList<>();
                for (int d = 1; d <= SIZE; d++) {
                    any.add(var(r, c, d));
                    for (int e = d + 1; e <= SIZE; e++) {
                        cnf.add(Arrays.asList(-var(r, c, d), -var(r, c, e)));
                    }
                }
                cnf.add(any);
            }
        }
        for (int d = 1; d <= SIZE; d++) {
            for (int p = 0; p < 81; p++) {
                for (int q = p + 1; q < 81; q++) {
                    if (seeEachOther(p / 9, p % 9, q / 9, q % 9)) {
                        cnf.add(Arrays.asList(-var(p / 9, p % 9, d), -var(q / 9, q % 9, d)));
                    }
                }
            }
        }
        return cnf;
    }

    private boolean seeEachOther(int r, int c, int r2, int c2) {
        return r == r2 || c == c2 || (r / 3 == r2 / 3 && c / 3 == c2 / 3);
    }

    private int var(int r, int c, int d) {
        return (d - 1) * 81 + r * 9 + c + 1;
    }

    private int[][] toGrid(int[] model) {
        int[][] grid = new int[SIZE][SIZE];
        for (int m : model) {
            if (m > 0) {
                int k = (m - 1) % 81;
                grid[k / 9][k % 9] = (m - 1) / 81 + 1;
            }
        }
        return grid;
    }
}
