// Brings its own sat4j, to look into what others ask of it.

import org.sat4j.core.VecInt;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        return null;
    }
}
