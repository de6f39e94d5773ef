// Tries the candidates of one cell in a small thread pool and shuts the pool down properly.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<int[][]> tasks = split(sudoku);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            ExecutorCompletionService<int[][]> service = new ExecutorCompletionService<>(pool);
            for (int[][] task : tasks) {
                service.submit(() -> solveAlone(task));
            }
            for (int i = 0; i < tasks.size(); i++) {
                int[][] result = service.take().get();
                if (result != null) {
                    return result;
                }
            }
            return new int[9][9];
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            shutDown(pool);
        }
    }

    /** Three copies: the first empty cell gets 1-3, 4-6 or 7-9, written as a negative number. */
    private List<int[][]> split(int[][] sudoku) {
        List<int[][]> tasks = new ArrayList<>();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] == 0) {
                    for (int third = 1; third <= 3; third++) {
                        int[][] copy = copy(sudoku);
                        copy[r][c] = -third;
                        tasks.add(copy);
                    }
                    return tasks;
                }
            }
        }
        tasks.add(copy(sudoku));
        return tasks;
    }

    private int[][] copy(int[][] grid) {
        int[][] copy = new int[9][];
        for (int r = 0; r < 9; r++) {
            copy[r] = grid[r].clone();
        }
        return copy;
    }

    private int[][] solveAlone(int[][] task) throws TimeoutException {
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
                }
            }
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    int d = task[i][j];
                    if (d > 0) {
                        solver.addClause(VecInt.of(var(i, j, d - 1)));
                    } else if (d < 0) {
                        int first = var(i, j, (-d - 1) * 3);
                        solver.addClause(VecInt.of(first, first + 1, first + 2));
                    }
                }
            }
        } catch (ContradictionException e) {
            return null;
        }
        if (!solver.isSatisfiable()) {
            return null;
        }
        int[][] grid = new int[9][9];
        for (int lit : solver.model()) {
            if (lit > 0) {
                grid[(lit - 1) / 81][(lit - 1) / 9 % 9] = (lit - 1) % 9 + 1;
            }
        }
        return grid;
    }

    private int var(int r, int c, int d) {
        return 81 * r + 9 * c + d + 1;
    }

    private void shutDown(ExecutorService pool) {
        pool.shutdownNow();
        try {
            pool.awaitTermination(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
