import java.util.Collection;
import java.util.LinkedHashSet;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int MAX = 50;

    private final Collection<VecInt> clauses = new LinkedHashSet<>();

    @Override
    public int[][] solve(int[][] sudoku) {
        clauses.clear();
        cellRule();
        rowRule();
        columnRule();
        blockRule();
        given(sudoku);

        ISolver solver = SolverFactory.newDefault();
        solver.newVar(9 * 9 * 9);
        solver.setTimeoutOnConflicts(MAX);
        int[][] result = new int[9][9];
        try {
            for (VecInt clause : clauses) {
                solver.addClause(clause);
            }
            if (solver.isSatisfiable()) {
                for (int i = 0; i < 81; i++) {
                    for (int d = 1; d <= 9; d++) {
                        if (solver.model(9 * i + d)) {
                            result[i / 9][i % 9] = d;
                        }
                    }
                }
            }
        } catch (ContradictionException | TimeoutException e) {
            result = new int[9][9];
        }
        return result;
    }

    private void cellRule() {
        for (int i = 0; i < 81; i++) {
            VecInt clause = new VecInt();
            for (int d = 1; d <= 9; d++) {
                clause.push(9 * i + d);
            }
            clauses.add(clause);
        }
    }

    private void rowRule() {
        for (int row = 0; row < 9; row++) {
            for (int a = 0; a < 9; a++) {
                for (int b = a + 1; b < 9; b++) {
                    different(row, a, row, b);
                }
            }
        }
    }

    private void columnRule() {
        for (int column = 0; column < 9; column++) {
            for (int a = 0; a < 9; a++) {
                for (int b = a + 1; b < 9; b++) {
                    different(a, column, b, column);
                }
            }
        }
    }

    private void blockRule() {
        for (int block = 0; block < 9; block++) {
            int top = block / 3 * 3;
            int left = block % 3 * 3;
            for (int a = 0; a < 9; a++) {
                for (int b = a + 1; b < 9; b++) {
                    different(top + a / 3, left + a % 3, top + b / 3, left + b % 3);
                }
            }
        }
    }

    private void different(int row1, int column1, int row2, int column2) {
        for (int d = 1; d <= 9; d++) {
            clauses.add(new VecInt(new int[] {-(81 * row1 + 9 * column1 + d), -(81 * row2 + 9 * column2 + d)}));
        }
    }

    private void given(int[][] sudoku) {
        for (int i = 0; i < 81; i++) {
            int d = sudoku[i / 9][i % 9];
            if (d != 0) {
                clauses.add(new VecInt(new int[] {9 * i + d}));
            }
        }
    }
}
