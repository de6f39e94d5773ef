import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][];
        for (int row = 0; row < 9; row++) {
            result[row] = sudoku[row].clone();
        }
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            encode(solver);
            for (int row = 0; row < 9; row++) {
                for (int col = 0; col < 9; col++) {
                    if (sudoku[row][col] != 0) {
                        solver.addClause(new VecInt(new int[] {var(row, col, sudoku[row][col])}));
                    }
                }
            }
            if (solver.isSatisfiable()) {
                for (int row = 0; row < 9; row++) {
                    for (int col = 0; col < 9; col++) {
                        for (int n = 1; n <= 9; n++) {
                            if (solver.model(var(row, col, n))) {
                                result[row][col] = n;
                            }
                        }
                    }
                }
            }
        } catch (ContradictionException e) {
            return result;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return result;
    }

    private void encode(ISolver solver) throws ContradictionException {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                VecInt cell = new VecInt();
                VecInt row = new VecInt();
                VecInt col = new VecInt();
                VecInt box = new VecInt();
                for (int k = 0; k < 9; k++) {
                    cell.push(var(i, j, k + 1));
                    row.push(var(i, k, j + 1));
                    col.push(var(k, i, j + 1));
                    box.push(var(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j + 1));
                }
                solver.addAtLeast(cell, 1);
                solver.addAtMost(cell, 1);
                solver.addAtMost(row, 1);
                solver.addAtMost(col, 1);
                solver.addAtMost(box, 1);
            }
        }
    }

    private int var(int row, int col, int n) {
        return row * 81 + col * 9 + n;
    }
}
