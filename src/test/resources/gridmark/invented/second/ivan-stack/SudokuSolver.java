import java.util.ArrayDeque;
import java.util.Deque;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    private final Deque<Integer> numbers = new ArrayDeque<>();

    public int[][] solve(int[][] sudoku) {
        numbers.clear();
        for (int[] row : sudoku) {
            for (int number : row) {
                numbers.push(number);
            }
        }
        ISolver solver = SolverFactory.newDefault();
        try {
            exactlyOnes(solver);
            int cell = 0;
            while (!numbers.isEmpty()) {
                int number = numbers.pop();
                if (number != 0) {
                    solver.addClause(new VecInt(new int[] {cell * 9 + number}));
                }
                cell++;
            }
            if (solver.isSatisfiable()) {
                return read(solver.model());
            }
        } catch (ContradictionException | TimeoutException e) {
            // no solution
        }
        return new int[9][9];
    }

    private void exactlyOnes(ISolver solver) throws ContradictionException {
        for (int x = 0; x < 9; x++) {
            for (int y = 0; y < 9; y++) {
                int[] cell = new int[9], row = new int[9], column = new int[9], square = new int[9];
                for (int z = 0; z < 9; z++) {
                    cell[z] = (9 * x + y) * 9 + z + 1;
                    row[z] = (9 * x + z) * 9 + y + 1;
                    column[z] = (9 * z + x) * 9 + y + 1;
                    square[z] = (9 * (x / 3 * 3 + z / 3) + x % 3 * 3 + z % 3) * 9 + y + 1;
                }
                solver.addExactly(new VecInt(cell), 1);
                solver.addExactly(new VecInt(row), 1);
                solver.addExactly(new VecInt(column), 1);
                solver.addExactly(new VecInt(square), 1);
            }
        }
    }

    private int[][] read(int[] model) {
        int[][] grid = new int[9][9];
        for (int literal : model) {
            if (literal > 0) {
                int cell = (literal - 1) / 9;
                grid[cell / 9][cell % 9] = (literal - 1) % 9 + 1;
            }
        }
        return grid;
    }
}
