// Right, except that its message about a first row that starts with the same digit twice
// walks one cell too far.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        if (sudoku[0][0] != 0 && sudoku[0][0] == sudoku[0][1]) {
            System.out.println("Row 1 looks wrong: " + describe(sudoku[0]));
        }
        return solveWithSat(sudoku);
    }

    private String describe(int[] row) {
        String text = "";
        for (int i = 0; i <= row.length; i++) {
            text += row[i] + " ";
        }
        return text;
    }

    private int[][] solveWithSat(int[][] sudoku) {
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
                        cell.push(var(i, j, k));
                        row.push(var(i, k, j));
                        col.push(var(k, i, j));
                        box.push(var(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j));
                    }
                    solver.addExactly(cell, 1);
                    solver.addExactly(row, 1);
                    solver.addExactly(col, 1);
                    solver.addExactly(box, 1);
                    if (sudoku[i][j] != 0) {
                        solver.addClause(VecInt.of(var(i, j, sudoku[i][j] - 1)));
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

    private int var(int r, int c, int d) {
        return 81 * r + 9 * c + d + 1;
    }
}
