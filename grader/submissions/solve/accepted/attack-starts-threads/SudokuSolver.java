// Right answers; but starts far more threads than anyone needs, and says so if it could.

import java.util.concurrent.CountDownLatch;

public class SudokuSolver implements AbstractSudokuSolver {

    // Once is enough: a JVM without threads to be had does not survive it every time, about once in a thousand.
    private static boolean tried;

    @Override
    public int[][] solve(int[][] sudoku) {
        if (!tried) {
            tried = true;
            startThreads();
        }
        return Search.fill(sudoku);
    }

    private static void startThreads() {
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
