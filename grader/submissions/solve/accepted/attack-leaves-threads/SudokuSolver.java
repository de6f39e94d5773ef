// Right answers; but leaves threads behind that take no interrupt, a shutdown hook that never
// ends, and objects that nobody can finalize.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        Thread stubborn = new Thread(SudokuSolver::waitForever);
        stubborn.start();
        Runtime.getRuntime().addShutdownHook(new Thread(SudokuSolver::waitForever));
        for (int i = 0; i < 100; i++) {
            new Stubborn();
        }
        System.gc();
        return Search.fill(sudoku);
    }

    private static void waitForever() {
        while (true) {
            try {
                Thread.sleep(1_000);
            } catch (InterruptedException e) {
                // goes on
            }
        }
    }

    private static final class Stubborn {

        @Override
        @SuppressWarnings({"deprecation", "removal"})
        protected void finalize() {
            waitForever();
        }
    }
}
