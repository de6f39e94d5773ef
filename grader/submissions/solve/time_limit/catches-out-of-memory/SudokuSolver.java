// Hoards memory, and goes on when there is none left.

import java.util.ArrayList;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        List<long[]> hoard = new ArrayList<>();
        while (true) {
            try {
                hoard.add(new long[100_000]);
            } catch (OutOfMemoryError e) {
                // goes on
            }
        }
    }
}
