import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private int encode(int row, int col, int digit) {
        return row * 81 + col * 8 + digit;
    }

    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        try {
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    VecInt v = new VecInt();
                    for (int d = 1; d <= 9; d++) {
                        v.push(encode(r, c, d));
                    }
                    solver.addClause(v);
                }
            }
            for (int d = 1; d <= 9; d++) {
                for (int i = 0; i < 9; i++) {
                    for (int a = 0; a < 9; a++) {
                        for (int b = 0; b < a; b++) {
                            solver.addClause(new VecInt(new int[] {-encode(i, a, d), -encode(i, b, d)}));
                            solver.addClause(new VecInt(new int[] {-encode(a, i, d), -encode(b, i, d)}));
                            int x = 3 * (i / 3), y = 3 * (i % 3);
                            solver.addClause(new VecInt(new int[] {
                                -encode(x + a / 3, y + a % 3, d), -encode(x + b / 3, y + b % 3, d)}));
                        }
                    }
                }
            }
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] != 0) {
                        solver.addClause(new VecInt(new int[] {encode(r, c, sudoku[r][c])}));
                    }
                }
            }
            if (solver.isSatisfiable()) {
                int[][] solved = new int[9][9];
                for (int r = 0; r < 9; r++) {
                    for (int c = 0; c < 9; c++) {
                        for (int d = 1; d <= 9; d++) {
                            if (solver.model(encode(r, c, d))) {
                                solved[r][c] = d;
                            }
                        }
                    }
                }
                return solved;
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return new int[9][9];
    }
}
