// Runs out of memory in a thread of an executor, so that the error comes wrapped.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SudokuSolver implements AbstractSudokuSolver {

    public int[][] solve(int[][] sudoku) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            return pool.submit(SudokuSolver::hoard).get();
        } catch (Exception e) {
            throw new RuntimeException("search failed", e);
        } finally {
            pool.shutdownNow();
        }
    }

    private static int[][] hoard() {
        List<long[]> all = new ArrayList<>();
        while (true) {
            all.add(new long[1 << 20]);
        }
    }
}
