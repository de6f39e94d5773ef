import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    record Cell(int row, int col) {
        int block() {
            return row / 3 * 3 + col / 3;
        }

        boolean sees(Cell other) {
            if (equals(other)) {
                return false;
            }
            return row == other.row || col == other.col && block() == other.block();
        }

        int is(int digit) {
            return row * 81 + col * 9 + digit;
        }
    }

    private final Cell[] cells = new Cell[81];

    public SudokuSolver() {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new Cell(i / 9, i % 9);
        }
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        int[][] result = new int[9][9];
        try {
            for (Cell cell : cells) {
                VecInt any = new VecInt();
                for (int digit = 1; digit <= 9; digit++) {
                    any.push(cell.is(digit));
                }
                solver.addClause(any);
                for (Cell other : cells) {
                    if (cell.sees(other)) {
                        for (int digit = 1; digit <= 9; digit++) {
                            solver.addClause(new VecInt(new int[] {-cell.is(digit), -other.is(digit)}));
                        }
                    }
                }
                for (int digit = 1; digit <= 9; digit++) {
                    for (int other = 1; other < digit; other++) {
                        solver.addClause(new VecInt(new int[] {-cell.is(digit), -cell.is(other)}));
                    }
                }
            }
            for (Cell cell : cells) {
                int given = sudoku[cell.row()][cell.col()];
                if (given != 0) {
                    solver.addClause(new VecInt(new int[] {cell.is(given)}));
                }
            }
            if (solver.isSatisfiable()) {
                for (Cell cell : cells) {
                    for (int digit = 1; digit <= 9; digit++) {
                        if (solver.model(cell.is(digit))) {
                            result[cell.row()][cell.col()] = digit;
                        }
                    }
                }
            }
            return result;
        } catch (ContradictionException e) {
            return result;
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }
}
