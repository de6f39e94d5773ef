import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    // bool[row][column][digit], all from 0
    private final int[][][] bool = new int[9][9][9];

    public SudokuSolver() {
        int i = 0;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                for (int d = 0; d < 9; d++)
                    bool[r][c][d] = ++i;
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] solution = new int[9][9];
        ISolver solver = SolverFactory.newDefault();
        try {
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++)
                    solver.addExactly(new VecInt(bool[r][c].clone()), 1);
            for (int d = 0; d < 9; d++)
                for (int u = 0; u < 9; u++) {
                    IVecInt row = new VecInt(), col = new VecInt(), box = new VecInt();
                    for (int k = 0; k < 9; k++) {
                        row.push(bool[u][k][d]);
                        col.push(bool[k][u][d]);
                        box.push(bool[u / 3 * 3 + k / 3][u % 3 * 3 + k % 3][d]);
                    }
                    solver.addExactly(row, 1);
                    solver.addExactly(col, 1);
                    solver.addExactly(box, 1);
                }
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++)
                    if (sudoku[r][c] != 0)
                        solver.addClause(new VecInt(new int[] {bool[r][c][sudoku[r][c] - 1]}));
            if (solver.isSatisfiable())
                for (int r = 0; r < 9; r++)
                    for (int c = 0; c < 9; c++)
                        for (int d = 0; d < 9; d++)
                            if (solver.model(bool[r][c][d]))
                                solution[r][c] = d;
        } catch (ContradictionException e) {
            // stays empty
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return solution;
    }
}
