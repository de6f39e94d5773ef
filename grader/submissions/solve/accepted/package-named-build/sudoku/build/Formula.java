package sudoku.build;

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;

/** Builds the formula. */
public class Formula {

    public static ISolver of(int[][] sudoku) throws ContradictionException {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        for (int a = 0; a < 9; a++) {
            for (int b = 0; b < 9; b++) {
                VecInt cell = new VecInt(), row = new VecInt(), column = new VecInt(), block = new VecInt();
                for (int i = 0; i < 9; i++) {
                    cell.push(variable(a, b, i));
                    row.push(variable(a, i, b));
                    column.push(variable(i, a, b));
                    block.push(variable(a / 3 * 3 + i / 3, a % 3 * 3 + i % 3, b));
                }
                solver.addExactly(cell, 1);
                solver.addExactly(row, 1);
                solver.addExactly(column, 1);
                solver.addExactly(block, 1);
                if (sudoku[a][b] != 0) {
                    solver.addClause(new VecInt(new int[] {variable(a, b, sudoku[a][b] - 1)}));
                }
            }
        }
        return solver;
    }

    static int variable(int row, int column, int digit) {
        return 81 * row + 9 * column + digit + 1;
    }
}
