import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;
import org.sat4j.tools.ModelIterator;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<int[][]> solutions = allSolutions(sudoku);
        return solutions.isEmpty() ? new int[9][9] : solutions.get(0);
    }

    private List<int[][]> allSolutions(int[][] sudoku) {
        List<int[][]> solutions = new ArrayList<>();
        ISolver solver = new ModelIterator(SolverFactory.newDefault());
        solver.newVar(729);
        solver.setTimeout(Integer.MAX_VALUE / 1000);
        try {
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    VecInt cell = new VecInt();
                    VecInt row = new VecInt();
                    VecInt column = new VecInt();
                    VecInt box = new VecInt();
                    for (int k = 0; k < 9; k++) {
                        cell.push(nr(i, j, k));
                        row.push(nr(i, k, j));
                        column.push(nr(k, i, j));
                        box.push(nr(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j));
                    }
                    solver.addExactly(cell, 1);
                    solver.addExactly(row, 1);
                    solver.addExactly(column, 1);
                    solver.addExactly(box, 1);
                }
            }
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    if (sudoku[i][j] != 0) {
                        solver.addClause(new VecInt(new int[] {nr(i, j, sudoku[i][j] - 1)}));
                    }
                }
            }
            while (solver.isSatisfiable()) {
                int[][] grid = new int[9][9];
                for (int literal : solver.model()) {
                    if (literal > 0) {
                        int n = literal - 1;
                        grid[n / 81][n / 9 % 9] = n % 9 + 1;
                    }
                }
                solutions.add(grid);
            }
        } catch (ContradictionException e) {
            return solutions;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return solutions;
    }

    private int nr(int row, int column, int digit) {
        return row * 81 + column * 9 + digit + 1;
    }
}
