import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

// ported from my C++ version (minisat)
public class SudokuSolver implements AbstractSudokuSolver {

    static final int SIZE = 9, BOX = 3, NVARS = SIZE * SIZE * SIZE;

    static int X(int r, int c, int v) { return (r * SIZE + c) * SIZE + v + 1; }

    private static void exactlyOne(ISolver s, int[] lits) throws ContradictionException {
        s.addClause(new VecInt(lits));
        for (int i = 0; i < lits.length; ++i)
            for (int j = 0; j < i; ++j)
                s.addClause(new VecInt(new int[] { -lits[i], -lits[j] }));
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] grid = new int[SIZE][SIZE];
        ISolver s = SolverFactory.newDefault();
        s.newVar(NVARS);
        int[] lits = new int[SIZE];
        try {
            // cells
            for (int r = 0; r < SIZE; ++r)
                for (int c = 0; c < SIZE; ++c) {
                    for (int v = 0; v < SIZE; ++v) lits[v] = X(r, c, v);
                    exactlyOne(s, lits);
                }
            // blocks
            for (int r = 0; r < SIZE; r += BOX)
                for (int c = 0; c < SIZE; c += BOX)
                    for (int v = 0; v < SIZE; ++v) {
                        int n = 0;
                        for (int rr = 0; rr < BOX; ++rr)
                            for (int cc = 0; cc < BOX; ++cc)
                                lits[n++] = X(r + rr, c + cc, v);
                        exactlyOne(s, lits);
                    }
            // rows
            for (int r = 0; r < SIZE; ++r)
                for (int v = 0; v < SIZE; ++v) {
                    for (int c = 0; c < SIZE; ++c) lits[c] = X(r, c, v);
                    exactlyOne(s, lits);
                }
            // columns
            for (int c = 0; c < SIZE; c += BOX)
                for (int v = 0; v < SIZE; ++v) {
                    for (int r = 0; r < SIZE; ++r) lits[r] = X(r, c, v);
                    exactlyOne(s, lits);
                }
            // clues
            for (int r = 0; r < SIZE; ++r)
                for (int c = 0; c < SIZE; ++c)
                    if (sudoku[r][c] != 0)
                        s.addClause(new VecInt(new int[] { X(r, c, sudoku[r][c] - 1) }));
            if (!s.isSatisfiable()) return grid;
        } catch (ContradictionException e) {
            return grid;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        for (int r = 0; r < SIZE; ++r)
            for (int c = 0; c < SIZE; ++c)
                for (int v = 0; v < SIZE; ++v)
                    if (s.model(X(r, c, v))) grid[r][c] = v + 1;
        return grid;
    }
}
