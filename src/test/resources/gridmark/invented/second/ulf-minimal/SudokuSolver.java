import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/*
 * A cell has at most one number, and every number is somewhere in every row, column and square.
 * That is 81 * 36 short and 243 long clauses.
 */
public class SudokuSolver implements AbstractSudokuSolver {

    private static int P(int r, int c, int n) {
        return 81 * (r - 1) + 9 * (c - 1) + n;
    }

    public int[][] solve(int[][] sudoku) {
        ISolver s = SolverFactory.newDefault();
        s.newVar(729);
        int[][] erg = new int[9][9];
        try {
            for (int r = 1; r <= 9; r++)
                for (int c = 1; c <= 9; c++)
                    for (int n = 1; n <= 9; n++)
                        for (int m = n + 1; m <= 9; m++)
                            s.addClause(new VecInt().push(-P(r, c, n)).push(-P(r, c, m)));

            for (int n = 1; n <= 9; n++) {
                for (int r = 1; r <= 9; r++) {
                    IVecInt row = new VecInt();
                    for (int c = 1; c <= 9; c++)
                        row.push(P(r, c, n));
                    s.addClause(row);
                }
                for (int c = 1; c <= 9; c++) {
                    IVecInt column = new VecInt();
                    for (int r = 1; r <= 9; r++)
                        column.push(-P(r, c, n));
                    s.addClause(column);
                }
                for (int q = 0; q < 9; q++) {
                    IVecInt square = new VecInt();
                    for (int k = 0; k < 9; k++)
                        square.push(P(q / 3 * 3 + k / 3 + 1, q % 3 * 3 + k % 3 + 1, n));
                    s.addClause(square);
                }
            }

            for (int r = 1; r <= 9; r++)
                for (int c = 1; c <= 9; c++)
                    if (sudoku[r - 1][c - 1] != 0)
                        s.addClause(new VecInt().push(P(r, c, sudoku[r - 1][c - 1])));

            if (!s.isSatisfiable())
                return erg;
            for (int r = 1; r <= 9; r++)
                for (int c = 1; c <= 9; c++)
                    for (int n = 1; n <= 9; n++)
                        if (s.model(P(r, c, n)))
                            erg[r - 1][c - 1] = n;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return erg;
    }
}
