import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            addCells(solver, sudoku);
            addRows(solver);
            addColumns(solver);
            addBoxes(solver);
            return solver.isSatisfiable() ? toGrid(solver) : new int[9][9];
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new IllegalStateException("timeout", e);
        }
    }

    private void addCells(ISolver solver, int[][] sudoku) throws ContradictionException {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                VecInt literals = new VecInt(9);
                for (int digit = 1; digit <= 9; digit++) {
                    literals.push(variable(row, col, digit));
                }
                solver.addExactly(literals, 1);
                if (sudoku[row][col] != 0) {
                    VecInt unit = new VecInt(1);
                    unit.push(variable(row, col, sudoku[row][col]));
                    solver.addClause(unit);
                }
            }
        }
    }

    private void addRows(ISolver solver) throws ContradictionException {
        for (int row = 0; row < 9; row++) {
            for (int digit = 1; digit <= 9; digit++) {
                VecInt literals = new VecInt(9);
                for (int col = 0; col < 9; col++) {
                    literals.push(variable(row, col, digit));
                }
                solver.addAtMost(literals, 1);
            }
        }
    }

    private void addColumns(ISolver solver) throws ContradictionException {
        for (int col = 0; col < 9; col++) {
            for (int digit = 1; digit <= 9; digit++) {
                VecInt literals = new VecInt(9);
                for (int row = 0; row < 9; row++) {
                    literals.push(variable(row, col, digit));
                }
                solver.addAtMost(literals, digit);
            }
        }
    }

    private void addBoxes(ISolver solver) throws ContradictionException {
        for (int box = 0; box < 9; box++) {
            for (int digit = 1; digit <= 9; digit++) {
                VecInt literals = new VecInt(9);
                for (int i = 0; i < 9; i++) {
                    literals.push(variable(box / 3 * 3 + i / 3, box % 3 * 3 + i % 3, digit));
                }
                solver.addAtMost(literals, 1);
            }
        }
    }

    private int[][] toGrid(ISolver solver) {
        int[][] grid = new int[9][9];
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                for (int digit = 1; digit <= 9; digit++) {
                    if (solver.model(variable(row, col, digit))) {
                        grid[row][col] = digit;
                    }
                }
            }
        }
        return grid;
    }

    private int variable(int row, int col, int digit) {
        return row * 81 + col * 9 + digit;
    }
}
