// Downloaded twice and handed in as it was: the file name is not the name of the public class.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.*;

public class SudokuSolver implements AbstractSudokuSolver {

    ISolver s;

    public int[][] solve(int[][] sudoku) {
        s = SolverFactory.newDefault();
        int[][] res = new int[9][9];
        try {
            for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) {
                VecInt cell = new VecInt(), row = new VecInt(), col = new VecInt(), sq = new VecInt();
                for (int k = 0; k < 9; k++) {
                    cell.push(n(i, j, k));
                    row.push(n(i, k, j));
                    col.push(n(k, i, j));
                    sq.push(n(3 * (i / 3) + k / 3, 3 * (i % 3) + k % 3, j));
                }
                s.addClause(cell);
                s.addAtMost(row, 1);
                s.addAtMost(col, 1);
                s.addAtMost(sq, 1);
            }
            for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++)
                if (sudoku[i][j] > 0) s.addClause(new VecInt(new int[]{n(i, j, sudoku[i][j] - 1)}));
            if (s.isSatisfiable())
                for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) for (int k = 0; k < 9; k++)
                    if (s.model(n(i, j, k))) res[i][j] = k + 1;
        } catch (ContradictionException e) {
            return res;
        } catch (TimeoutException e) {
            return res;
        }
        return res;
    }

    int n(int i, int j, int k) { return 81 * i + 9 * j + k + 1; }
}
