import java.util.ArrayList;
import java.util.List;

/** What all my solvers share. */
public abstract class AbstractSudokuSolver {

    public abstract int[][] solve(int[][] sudoku);

    /** The digits that row, column and box of a cell still allow. */
    protected List<Integer> candidates(int[][] grid, int row, int col) {
        boolean[] used = new boolean[10];
        for (int i = 0; i < 9; i++) {
            used[grid[row][i]] = true;
            used[grid[i][col]] = true;
            used[grid[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3]] = true;
        }
        List<Integer> result = new ArrayList<>();
        for (int d = 1; d <= 9; d++) {
            if (!used[d]) {
                result.add(d);
            }
        }
        return result;
    }
}
