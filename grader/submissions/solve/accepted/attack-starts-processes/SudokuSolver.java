// Right answers; but starts processes that sleep, and says so if it could.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        for (int i = 0; i < 20; i++) {
            attempt(() -> {
                new ProcessBuilder("/bin/sleep", "@SECONDS@").start();
                System.out.println("started a process");
            });
        }
        return Search.fill(sudoku);
    }

    interface Attempt {
        void run() throws Exception;
    }

    private static void attempt(Attempt attempt) {
        try {
            attempt.run();
        } catch (Exception | LinkageError stopped) {
            // then not
        }
    }
}
