import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final int N = 9;
    private ISolver solver;

    @Override
    public int[][] solve(int[][] sudoku) {
        solver = SolverFactory.newDefault();
        int[][] result = new int[N][N];
        try {
            setupCells();
            setupRows();
            setupColumns();
            setupBlocks();
            setupGivens(sudoku);
            if (solver.isSatisfiable()) {
                for (int row = 0; row < N; row++) {
                    for (int column = 0; column < N; column++) {
                        for (int digit = 1; digit <= N; digit++) {
                            if (solver.model(number(row, column, digit))) {
                                result[row][column] = digit;
                            }
                        }
                    }
                }
            }
        } catch (ContradictionException e) {
            return result;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
        return result;
    }

    private int number(int row, int column, int digit) {
        return (row * N + column) * N + digit;
    }

    private void exactlyOne(int[] literals) throws ContradictionException {
        solver.addClause(new VecInt(literals));
        for (int i = 0; i < literals.length - 1; i++) {
            for (int j = i + 1; j < literals.length; j++) {
                solver.addClause(new VecInt(new int[] {-literals[i], -literals[j]}));
            }
        }
    }

    private void setupCells() throws ContradictionException {
        for (int row = 0; row < N; row++) {
            for (int column = 0; column < N; column++) {
                int[] literals = new int[N];
                for (int digit = 1; digit <= N; digit++) {
                    literals[digit - 1] = number(row, column, digit);
                }
                exactlyOne(literals);
            }
        }
    }

    private void setupRows() throws ContradictionException {
        for (int row = 0; row < N; row++) {
            for (int digit = 1; digit <= N; digit++) {
                int[] literals = new int[N];
                for (int column = 0; column < N; column++) {
                    literals[column] = number(row, column, digit);
                }
                exactlyOne(literals);
            }
        }
    }

    private void setupColumns() throws ContradictionException {
        for (int column = 0; column < N; column++) {
            for (int digit = 1; digit <= N; digit++) {
                int[] literals = new int[N];
                for (int row = 0; row < N; row++) {
                    literals[row] = number(column, row, digit);
                }
                exactlyOne(literals);
            }
        }
    }

    private void setupBlocks() throws ContradictionException {
        for (int block = 0; block < N; block++) {
            for (int digit = 1; digit <= N; digit++) {
                int[] literals = new int[N];
                for (int cell = 0; cell < N; cell++) {
                    int row = block / 3 * 3 + cell / 3;
                    int column = block % 3 * 3 + cell % 3;
                    literals[cell] = number(row, column, digit);
                }
                exactlyOne(literals);
            }
        }
    }

    private void setupGivens(int[][] sudoku) throws ContradictionException {
        for (int row = 0; row < N; row++) {
            for (int column = 0; column < N; column++) {
                if (sudoku[row][column] > 0) {
                    solver.addClause(new VecInt(new int[] {number(row, column, sudoku[row][column])}));
                }
            }
        }
    }
}
