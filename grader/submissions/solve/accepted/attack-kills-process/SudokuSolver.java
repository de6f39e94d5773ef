// Right answers; but kills a process that is not its own.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        attempt(() -> ProcessHandle.of(Long.parseLong("@PID@")).orElseThrow().destroyForcibly());
        attempt(() -> new ProcessBuilder("/bin/sh", "-c", "kill -9 @PID@").start().waitFor());
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
