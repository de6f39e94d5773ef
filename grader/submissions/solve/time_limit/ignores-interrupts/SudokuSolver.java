// Loops for ever and swallows everything that is thrown at it, interrupts and errors too.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        while (true) {
            try {
                Thread.sleep(10);
                busy();
            } catch (InterruptedException e) {
                // again
            } catch (Throwable t) {
                // again
            }
        }
    }

    private void busy() throws InterruptedException {
        long until = System.nanoTime() + 50_000_000L;
        while (System.nanoTime() < until) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
        }
    }
}
