// Goes round System.out and floods file descriptor 1 with lines of garbage, some of them binary.

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        byte[] block = garbage();
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        try {
            for (;;) {
                out.write(block);
                out.flush();
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    private byte[] garbage() {
        byte[] block = new byte[32 * 1024];
        new Random(42).nextBytes(block);
        for (int i = 79; i < block.length; i += 80) {
            block[i] = '\n';
        }
        return block;
    }
}
