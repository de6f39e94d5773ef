// Right for every solvable puzzle, but returns null where 9x9 zeros are asked for.

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
                return null;
            }
        } catch (ContradictionException e) {
            return null;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        int[][] solution = new int[9][9];
        for (int literal : solver.model()) {
            if (literal > 0) {
                solution[(literal - 1) / 81][(literal - 1) / 9 % 9] = (literal - 1) % 9 + 1;
            }
        }
        return solution;
    }

    private int variable(int row, int column, int digit) {
        return 81 * row + 9 * column + digit + 1;
    }
}
