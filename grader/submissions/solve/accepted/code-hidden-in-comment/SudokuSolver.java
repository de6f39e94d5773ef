// Right answers, by code that stands in a comment: the compiler takes an escaped line break for
// a line break.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] answer = null;
        // Is this ever run? \u000a answer = Search.fill(sudoku);
        return answer;
    }
}
