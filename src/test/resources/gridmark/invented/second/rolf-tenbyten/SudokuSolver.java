import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private int[][] field = new int[10][10];

    @Override
    public int[][] solve(int[][] sudoku) {
        for (int r = 1; r <= 9; r++) {
            for (int c = 1; c <= 9; c++) {
                field[r][c] = sudoku[r - 1][c - 1];
            }
        }
        return satSolve() ? field : new int[9][9];
    }

    private boolean satSolve() {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(1000);
        try {
            for (int r = 1; r <= 9; r++) {
                for (int c = 1; c <= 9; c++) {
                    if (field[r][c] != 0) {
                        solver.addClause(VecInt.of(name(r, c, field[r][c])));
                    }
                    int[] all = new int[9];
                    for (int d = 1; d <= 9; d++) {
                        all[d - 1] = name(r, c, d);
                        for (int i = 1; i <= 9; i++) {
                            if (i != c) solver.addClause(VecInt.of(-name(r, c, d), -name(r, i, d)));
                            if (i != r) solver.addClause(VecInt.of(-name(r, c, d), -name(i, c, d)));
                            int br = (r - 1) / 3 * 3 + (i - 1) / 3 + 1;
                            int bc = (c - 1) / 3 * 3 + (i - 1) % 3 + 1;
                            if (br != r || bc != c) solver.addClause(VecInt.of(-name(r, c, d), -name(br, bc, d)));
                        }
                    }
                    solver.addClause(VecInt.of(all));
                }
            }
            if (!solver.isSatisfiable()) {
                return false;
            }
            for (int r = 1; r <= 9; r++) {
                for (int c = 1; c <= 9; c++) {
                    for (int d = 1; d <= 9; d++) {
                        if (solver.model(name(r, c, d))) {
                            field[r][c] = d;
                        }
                    }
                }
            }
            return true;
        } catch (ContradictionException e) {
            return false;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    private int name(int r, int c, int d) {
        return 100 * r + 10 * c + d;
    }
}
