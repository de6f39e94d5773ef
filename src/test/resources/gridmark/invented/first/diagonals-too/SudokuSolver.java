import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static int var(int r, int c, int d) {
        return d * 81 + r * 9 + c + 1;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9];
        try {
            ISolver solver = encode(sudoku);
            if (solver.isSatisfiable()) {
                int[] model = solver.model();
                for (int r = 0; r < 9; r++) {
                    for (int c = 0; c < 9; c++) {
                        for (int d = 0; d < 9; d++) {
                            if (model[var(r, c, d) - 1] > 0) {
                                result[r][c] = d + 1;
                                break;
                            }
                        }
                    }
                }
            }
        } catch (ContradictionException e) {
            // Givens contradict each other
            return result;
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        return result;
    }

    private ISolver encode(int[][] sudoku) throws ContradictionException {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                VecInt digits = new VecInt();
                for (int d = 0; d < 9; d++) {
                    digits.push(var(r, c, d));
                }
                solver.addExactly(digits, 1);
            }
        }
        for (int d = 0; d < 9; d++) {
            for (int i = 0; i < 9; i++) {
                VecInt row = new VecInt();
                VecInt column = new VecInt();
                VecInt square = new VecInt();
                for (int j = 0; j < 9; j++) {
                    row.push(var(i, j, d));
                    column.push(var(j, i, d));
                    square.push(var(3 * (i / 3) + j / 3, 3 * (i % 3) + j % 3, d));
                }
                solver.addExactly(row, 1);
                solver.addExactly(column, 1);
                solver.addExactly(square, 1);
            }
            VecInt down = new VecInt();
            VecInt up = new VecInt();
            for (int j = 0; j < 9; j++) {
                down.push(var(j, j, d));
                up.push(var(8 - j, j, d));
            }
            solver.addExactly(down, 1);
            solver.addExactly(up, 1);
        }
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] != 0) {
                    solver.addClause(new VecInt(new int[] {var(r, c, sudoku[r][c] - 1)}));
                }
            }
        }
        return solver;
    }
}
