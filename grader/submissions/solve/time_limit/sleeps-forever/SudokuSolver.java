// Waits for a result that nobody will ever put there; uses no CPU at all.

public class SudokuSolver implements AbstractSudokuSolver {

    private volatile int[][] result;

    @Override
    public int[][] solve(int[][] sudoku) {
        while (result == null) {
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        }
        return result;
    }
}
