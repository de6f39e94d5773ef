// A comment is opened and never closed; the rest of the file is gone.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        /* first version, too slow:
        return bruteForce(sudoku);
        return new int[9][9];
    }
}
