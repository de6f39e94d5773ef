// Fills all empty cells like a counter and checks only complete grids: hopeless from about
// ten empty cells on.

import java.util.HashSet;
import java.util.Set;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] grid = new int[9][];
        for (int i = 0; i < 9; i++) {
            grid[i] = sudoku[i].clone();
        }
        return tryAll(grid, 0) ? grid : new int[9][9];
    }

    private boolean tryAll(int[][] grid, int position) {
        if (position == 81) {
            return isCorrect(grid);
        }
        int row = position / 9;
        int column = position % 9;
        if (grid[row][column] != 0) {
            return tryAll(grid, position + 1);
        }
        for (int digit = 1; digit <= 9; digit++) {
            grid[row][column] = digit;
            if (tryAll(grid, position + 1)) {
                return true;
            }
        }
        grid[row][column] = 0;
        return false;
    }

    private boolean isCorrect(int[][] grid) {
        for (int i = 0; i < 9; i++) {
            Set<Integer> row = new HashSet<>();
            Set<Integer> column = new HashSet<>();
            Set<Integer> block = new HashSet<>();
            for (int j = 0; j < 9; j++) {
                row.add(grid[i][j]);
                column.add(grid[j][i]);
                block.add(grid[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3]);
            }
            if (row.size() < 9 || column.size() < 9 || block.size() < 9) {
                return false;
            }
        }
        return true;
    }
}
