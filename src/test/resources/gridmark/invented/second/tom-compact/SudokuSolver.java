import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    // Only candidates that no given excludes get into the formula: that makes it a lot smaller.
    @Override
    public int[][] solve(int[][] sudoku) {
        boolean[][][] possible = new boolean[9][9][10];
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                for (int d = 1; d <= 9; d++)
                    possible[r][c][d] = possible(sudoku, r, c, d);

        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++) {
                    VecInt cell = new VecInt();
                    for (int d = 1; d <= 9; d++)
                        if (possible[r][c][d])
                            cell.push(v(r, c, d));
                    if (cell.isEmpty())
                        return new int[9][9];
                    solver.addClause(cell);
                    for (int d = 1; d <= 9; d++)
                        for (int q = 9 * r + c + 1; q < 81; q++)
                            if (possible[r][c][d] && possible[q / 9][q % 9][d] && unit(r, c, q / 9, q % 9))
                                solver.addClause(new VecInt(new int[] {-v(r, c, d), -v(q / 9, q % 9, d)}));
                }
            if (!solver.isSatisfiable())
                return new int[9][9];
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }

        int[][] result = new int[9][9];
        int[] model = solver.model();
        for (int i = 0; i < model.length; i++)
            if (model[i] > 0)
                result[i / 81][i / 9 % 9] = i % 9 + 1;
        return result;
    }

    private boolean possible(int[][] s, int row, int col, int d) {
        if (s[row][col] != 0 && s[row][col] != d)
            return false;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (s[r][c] == d && unit(row, col, r, c))
                    return false;
        return true;
    }

    private boolean unit(int r, int c, int r2, int c2) {
        if (r == r2 && c == c2)
            return false;
        return r == r2 || c == c2 || r / 3 == r2 / 3 && c / 3 == c2 / 3;
    }

    private int v(int r, int c, int d) {
        return 81 * r + 9 * c + d;
    }
}
