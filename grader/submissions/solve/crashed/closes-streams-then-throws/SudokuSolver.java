// Closes every stream it can reach, the file descriptors too, and then throws.

import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        System.out.close();
        System.err.close();
        closeQuietly(System.in);
        try {
            closeQuietly(new FileInputStream(FileDescriptor.in));
            closeQuietly(new FileOutputStream(FileDescriptor.out));
            closeQuietly(new FileOutputStream(FileDescriptor.err));
        } finally {
            System.setOut(null);
            System.setErr(null);
            System.setIn(null);
        }
        throw new IllegalStateException("and now?");
    }

    private void closeQuietly(Closeable stream) {
        try {
            stream.close();
        } catch (IOException e) {
            // closed is closed
        }
    }
}
