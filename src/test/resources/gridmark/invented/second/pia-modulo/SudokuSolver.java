import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    public int[][] solve(int[][] sudoku) {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(729);
        try {
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    VecInt field = new VecInt(), row = new VecInt(), col = new VecInt(), block = new VecInt();
                    for (int k = 0; k < 9; k++) {
                        field.push(encode(i, j, k + 1));
                        row.push(encode(i, k, j + 1));
                        col.push(encode(k, i, j + 1));
                        block.push(encode(3 * (i / 3) + k / 3, 3 * (i % 3) + k % 3, j + 1));
                    }
                    solver.addExactly(field, 1);
                    solver.addExactly(row, 1);
                    solver.addExactly(col, 1);
                    solver.addExactly(block, 1);
                }
            }
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    if (sudoku[i][j] != 0) {
                        solver.addClause(new VecInt(new int[] {encode(i, j, sudoku[i][j])}));
                    }
                }
            }
            int[][] solution = new int[9][9];
            if (solver.isSatisfiable()) {
                for (int v : solver.model()) {
                    if (v > 0) {
                        decode(v, solution);
                    }
                }
            }
            return solution;
        } catch (ContradictionException e) {
            return new int[9][9];
        } catch (TimeoutException e) {
            throw new RuntimeException(e);
        }
    }

    private static int encode(int row, int col, int digit) {
        return row * 81 + col * 9 + digit;
    }

    private static void decode(int variable, int[][] solution) {
        int digit = variable % 9;
        int cell = (variable - 1) / 9;
        solution[cell / 9][cell % 9] = digit;
    }
}
