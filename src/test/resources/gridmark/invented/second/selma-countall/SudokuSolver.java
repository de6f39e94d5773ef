import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;
import org.sat4j.tools.ModelIterator;

public class SudokuSolver implements AbstractSudokuSolver {

    private long solutions;

    /** How many solutions the last puzzle had. */
    public long getSolutions() {
        return solutions;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = new ModelIterator(SolverFactory.newDefault());
        solver.newVar(729);
        solutions = 0;
        int[][] grid = new int[9][9];
        try {
            for (int a = 0; a < 9; a++) {
                for (int b = 0; b < 9; b++) {
                    VecInt cell = new VecInt();
                    VecInt row = new VecInt();
                    VecInt column = new VecInt();
                    VecInt block = new VecInt();
                    for (int c = 0; c < 9; c++) {
                        cell.push(81 * a + 9 * b + c + 1);
                        row.push(81 * a + 9 * c + b + 1);
                        column.push(81 * c + 9 * a + b + 1);
                        block.push(81 * (a / 3 * 3 + c / 3) + 9 * (a % 3 * 3 + c % 3) + b + 1);
                    }
                    solver.addExactly(cell, 1);
                    solver.addExactly(row, 1);
                    solver.addExactly(column, 1);
                    solver.addExactly(block, 1);
                }
            }
            for (int a = 0; a < 9; a++) {
                for (int b = 0; b < 9; b++) {
                    if (sudoku[a][b] > 0) {
                        solver.addClause(new VecInt(new int[] {81 * a + 9 * b + sudoku[a][b]}));
                    }
                }
            }
            while (solver.isSatisfiable()) {
                for (int literal : solver.model()) {
                    if (literal > 0) {
                        grid[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1;
                    }
                }
                solutions++;
            }
        } catch (ContradictionException e) {
            return grid;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return grid;
    }
}
