// Counts rows and columns from 1 and returns a 10x10 array with an unused row and column 0.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        try {
            for (int a = 0; a < 9; a++) {
                for (int b = 0; b < 9; b++) {
                    VecInt cell = new VecInt(), row = new VecInt(), column = new VecInt(), block = new VecInt();
                    for (int k = 0; k < 9; k++) {
                        cell.push(variable(a, b, k));
                        row.push(variable(a, k, b));
                        column.push(variable(k, a, b));
                        block.push(variable(a / 3 * 3 + k / 3, a % 3 * 3 + k % 3, b));
                    }
                    for (VecInt unit : new VecInt[] {cell, row, column, block}) {
                        solver.addExactly(unit, 1);
                    }
                    if (sudoku[a][b] != 0) {
                        solver.addClause(VecInt.of(variable(a, b, sudoku[a][b] - 1)));
                    }
                }
            }
            if (!solver.isSatisfiable()) {
                return new int[10][10];
            }
        } catch (ContradictionException e) {
            return new int[10][10];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        int[][] solution = new int[10][10];
        for (int row = 1; row <= 9; row++) {
            for (int column = 1; column <= 9; column++) {
                for (int digit = 1; digit <= 9; digit++) {
                    if (solver.model(variable(row - 1, column - 1, digit - 1))) {
                        solution[row][column] = digit;
                    }
                }
            }
        }
        return solution;
    }

    private int variable(int row, int column, int digit) {
        return 81 * row + 9 * column + digit + 1;
    }
}
