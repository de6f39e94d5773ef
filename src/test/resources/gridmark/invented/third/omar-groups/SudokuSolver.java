import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private ISolver solver;

    private void add(int... clause) throws ContradictionException {
        solver.addClause(new VecInt(clause));
    }

    private int getVar(int row, int col, int value) {
        return row * 81 + col * 9 + value;
    }

    private void addGroup(int[][] group) throws ContradictionException {
        for (int value = 1; value <= 9; value++) {
            for (int i = 0; i < 9; i++) {
                for (int j = i + 1; j < 9; j++) {
                    add(-getVar(group[i][0], group[i][1], value), -getVar(group[j][0], group[j][1], value));
                }
            }
        }
    }

    private void addNumbers(int[][] sudoku) throws ContradictionException {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (sudoku[row][col] != 0) {
                    add(getVar(row, col, sudoku[row][col]));
                }
            }
        }
    }

    private void addFields() throws ContradictionException {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                int[] clause = new int[9];
                for (int value = 1; value <= 9; value++) {
                    clause[value - 1] = getVar(row, col, value);
                }
                add(clause);
                for (int a : clause) {
                    for (int b : clause) {
                        if (a < b) {
                            add(-a, -b);
                        }
                    }
                }
            }
        }
    }

    private void addGroups() throws ContradictionException {
        for (int g = 0; g < 9; g++) {
            int[][] rowGroup = new int[9][];
            int[][] colGroup = new int[9][];
            int[][] blockGroup = new int[9][];
            for (int i = 0; i < 9; i++) {
                rowGroup[i] = new int[] {g, i};
                colGroup[i] = new int[] {i, g};
                blockGroup[i] = new int[] {g / 3 * 3 + i / 3, g % 3 * 3 + i % 3};
            }
            addGroup(rowGroup);
            addGroup(colGroup);
            addGroup(blockGroup);
        }
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        solver = SolverFactory.newDefault();
        solver.newVar(729);
        int[][] result = new int[9][9];

        try {
            addNumbers(sudoku);
            addFields();
            addGroups();
        } catch (ContradictionException e) {
            e.printStackTrace();
        }

        try {
            if (solver.isSatisfiable()) {
                for (int lit : solver.model()) {
                    if (lit > 0) {
                        result[(lit - 1) / 81][(lit - 1) / 9 % 9] = (lit - 1) % 9 + 1;
                    }
                }
            }
        } catch (TimeoutException e) {
            e.printStackTrace();
        }
        return result;
    }
}
