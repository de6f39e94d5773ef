// Made for the other assignment: a solver for plain Sudokus, which takes no marks.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    int[] cell = new int[9];
                    int[] row = new int[9];
                    int[] column = new int[9];
                    int[] block = new int[9];
                    for (int k = 0; k < 9; k++) {
                        cell[k] = x(i, j, k);
                        row[k] = x(i, k, j);
                        column[k] = x(k, i, j);
                        block[k] = x(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j);
                    }
                    exactlyOne(solver, cell);
                    exactlyOne(solver, row);
                    exactlyOne(solver, column);
                    exactlyOne(solver, block);
                }
            }
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (sudoku[r][c] > 0) {
                        solver.addClause(new VecInt(new int[] {x(r, c, sudoku[r][c] - 1)}));
                    }
                }
            }
            int[][] solution = new int[9][9];
            if (solver.isSatisfiable()) {
                for (int literal : solver.model()) {
                    if (literal > 0) {
                        int v = literal - 1;
                        solution[v / 81][v / 9 % 9] = v % 9 + 1;
                    }
                }
            }
            return solution;
        } catch (ContradictionException e) {
            return new int[9][9]; // two givens clash already
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int x(int row, int column, int digit) {
        return 81 * row + 9 * column + digit + 1;
    }

    private static void exactlyOne(ISolver solver, int[] variables) throws ContradictionException {
        solver.addClause(new VecInt(variables.clone()));
        for (int a = 0; a < variables.length; a++) {
            for (int b = a + 1; b < variables.length; b++) {
                solver.addClause(new VecInt(new int[] {-variables[a], -variables[b]}));
            }
        }
    }
}
