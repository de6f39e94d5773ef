// Keeps memory outside of the heap.

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<ByteBuffer> hoard = new ArrayList<>();
        while (true) {
            hoard.add(ByteBuffer.allocateDirect(1 << 20));
        }
    }
}
