// All four rules are there, but the digits of the puzzle never get into the formula.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private final ISolver solver = SolverFactory.newDefault();

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9];
        try {
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    VecInt cell = new VecInt();
                    VecInt row = new VecInt();
                    VecInt column = new VecInt();
                    VecInt block = new VecInt();
                    for (int k = 0; k < 9; k++) {
                        cell.push(number(i, j, k));
                        row.push(number(i, k, j));
                        column.push(number(k, i, j));
                        block.push(number(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j));
                    }
                    solver.addExactly(cell, 1);
                    solver.addExactly(row, 1);
                    solver.addExactly(column, 1);
                    solver.addExactly(block, 1);
                    // TODO the given digits
                }
            }
            if (solver.isSatisfiable()) {
                for (int i = 0; i < 729; i++) {
                    if (solver.model(i + 1)) {
                        result[i / 81][i / 9 % 9] = i % 9 + 1;
                    }
                }
            }
        } catch (ContradictionException | TimeoutException e) {
            e.printStackTrace();
        }
        return result;
    }

    private int number(int row, int column, int digit) {
        return row * 81 + column * 9 + digit + 1;
    }
}
