// Beside the solver: a window of JavaFX, which is not here, what starts it, a test for TestNG, and a
// sketch that never compiled.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        return SatEngine.fill(sudoku);
    }
}
