// A normal solver, but beside it lies a class put into the package gridmark.api,
// which is reserved.

import gridmark.api.SatSolver;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        return SatSolver.answer(sudoku);
    }
}
