// Throws an exception whose own methods misbehave: getMessage and getStackTrace throw,
// toString gives 5 MB of text, getCause gives the exception itself.

import java.io.PrintStream;
import java.io.PrintWriter;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        throw new Evil();
    }

    private static class Evil extends RuntimeException {

        @Override
        public String getMessage() {
            throw new Evil();
        }

        @Override
        public String getLocalizedMessage() {
            return getMessage();
        }

        @Override
        public String toString() {
            return "evil ".repeat(1024 * 1024);
        }

        @Override
        public Throwable getCause() {
            return this;
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            throw new IllegalStateException("no trace for you");
        }

        @Override
        public void printStackTrace(PrintStream stream) {
            throw new Evil();
        }

        @Override
        public void printStackTrace(PrintWriter writer) {
            throw new Evil();
        }
    }
}
