import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/**
 * The rules are the same for every puzzle, so they are built once. The givens are passed to the
 * solver as assumptions.
 */
public class SudokuSolver implements AbstractSudokuSolver {

    private final ISolver rules = SolverFactory.newDefault();

    public SudokuSolver() {
        rules.newVar(9 * 9 * 9);
        try {
            for (int a = 0; a < 9; a++) {
                for (int b = 0; b < 9; b++) {
                    VecInt cell = new VecInt();
                    VecInt row = new VecInt();
                    VecInt column = new VecInt();
                    VecInt block = new VecInt();
                    for (int c = 0; c < 9; c++) {
                        cell.push(lit(a, b, c));
                        row.push(lit(a, c, b));
                        column.push(lit(c, a, b));
                        block.push(lit(a / 3 * 3 + c / 3, a % 3 * 3 + c % 3, b));
                    }
                    rules.addExactly(cell, 1);
                    rules.addExactly(row, 1);
                    rules.addExactly(column, 1);
                    rules.addExactly(block, 1);
                }
            }
        } catch (ContradictionException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static int lit(int row, int column, int digit) {
        return 1 + digit + 9 * column + 81 * row;
    }

    private static IVecInt assumptions(int[] line, int row) {
        IVecInt result = new VecInt();
        for (int column = 0; column < line.length; column++) {
            if (line[column] > 0) {
                result.push(lit(row, column, line[column] - 1));
            }
        }
        return result;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        IVecInt given = new VecInt();
        for (int row = 0; row < sudoku.length; row++) {
            given = assumptions(sudoku[row], row);
        }
        int[][] answer = new int[9][9];
        try {
            if (rules.isSatisfiable(given)) {
                for (int row = 0; row < 9; row++) {
                    for (int column = 0; column < 9; column++) {
                        int digit = 0;
                        while (!rules.model(lit(row, column, digit))) {
                            digit++;
                        }
                        answer[row][column] = digit + 1;
                    }
                }
            }
        } catch (TimeoutException e) {
            throw new RuntimeException("too hard", e);
        }
        return answer;
    }
}
