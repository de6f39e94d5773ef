// Right answers; but starts far more threads than anyone needs, and says so if it could.

import java.util.concurrent.CountDownLatch;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        CountDownLatch end = new CountDownLatch(1);
        try {
            for (int i = 0; i < MANY; i++) {
                Thread thread = new Thread(() -> await(end));
                thread.setDaemon(true);
                thread.start();
            }
            System.out.println("started " + MANY + " threads");
        } catch (OutOfMemoryError stopped) {
            // then not
        } finally {
            end.countDown();
        }
        return Search.fill(sudoku);
    }

    private static final int MANY = 2_000;

    private static void await(CountDownLatch end) {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
