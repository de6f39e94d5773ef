// solve is inherited from a generic class: what it takes and gives is T there, and int[][] here.

public class SudokuSolver extends PuzzleSolver<int[][]> implements AbstractSudokuSolver {

    @Override
    protected int[][] answer(int[][] puzzle) {
        return SatEngine.fill(puzzle);
    }
}
