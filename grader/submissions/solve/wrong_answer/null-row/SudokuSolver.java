// The rows are made one by one, and the fifth one is forgotten: it stays null.

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
                return new int[9][9];
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        int[][] solution = new int[9][];
        for (int literal : solver.model()) {
            int number = literal - 1;
            if (literal <= 0 || number / 81 == 4) {
                continue;
            }
            if (solution[number / 81] == null) {
                solution[number / 81] = new int[9];
            }
            solution[number / 81][number / 9 % 9] = number % 9 + 1;
        }
        return solution;
    }

    private int variable(int row, int column, int digit) {
        return 81 * row + 9 * column + digit + 1;
    }
}
