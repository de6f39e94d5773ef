// A package that is named like the folder of a build tool.
package sudoku;

import gridmark.api.AbstractSudokuSolver;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;
import sudoku.build.Formula;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] result = new int[9][9];
        try {
            ISolver solver = Formula.of(sudoku);
            if (solver.isSatisfiable()) {
                for (int v : solver.model()) {
                    if (v > 0) {
                        result[(v - 1) / 81][(v - 1) / 9 % 9] = (v - 1) % 9 + 1;
                    }
                }
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        return result;
    }
}
