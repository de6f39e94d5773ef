public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        return new SatEngine().answer(sudoku, new Clauses());
    }
}
