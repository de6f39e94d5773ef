// Searches in a thread with a stack of 256 MiB, as recursive programs do: two of them at once have no room, and the
// last one's may be there still when the next call comes.

import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;

public class SudokuSolver implements AbstractSudokuSolver {

    private int[][] answer;

    @Override
    public int[][] solve(int[][] sudoku) {
        Thread thread = new Thread(null, () -> answer = searchOrNull(sudoku), "search", 256L << 20);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return answer;
    }

    private int[][] searchOrNull(int[][] sudoku) {
        try {
            return search(sudoku);
        } catch (Exception e) {
            return null;
        }
    }

    private int[][] search(int[][] sudoku) throws Exception {
        ISolver solver = SolverFactory.newDefault();
        try {
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    VecInt cell = new VecInt(), row = new VecInt(), col = new VecInt(), box = new VecInt();
                    for (int k = 0; k < 9; k++) {
                        cell.push(var(i, j, k));
                        row.push(var(i, k, j));
                        col.push(var(k, i, j));
                        box.push(var(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j));
                    }
                    solver.addExactly(cell, 1);
                    solver.addExactly(row, 1);
                    solver.addExactly(col, 1);
                    solver.addExactly(box, 1);
                    if (sudoku[i][j] > 0) {
                        solver.addClause(VecInt.of(var(i, j, sudoku[i][j] - 1)));
                    }
                }
            }
        } catch (ContradictionException e) {
            return new int[9][9];
        }
        int[][] grid = new int[9][9];
        if (solver.isSatisfiable()) {
            for (int lit : solver.model()) {
                if (lit > 0) {
                    grid[(lit - 1) / 81][(lit - 1) / 9 % 9] = (lit - 1) % 9 + 1;
                }
            }
        }
        return grid;
    }

    private int var(int r, int c, int d) {
        return 81 * r + 9 * c + d + 1;
    }
}
