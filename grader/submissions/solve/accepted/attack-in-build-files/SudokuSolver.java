// Right answers; but beside it lie files that tools would obey: an annotation processor with
// its service file, build files of Maven and Gradle, a module declaration. Each makes a file.

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        return Search.fill(sudoku);
    }
}
