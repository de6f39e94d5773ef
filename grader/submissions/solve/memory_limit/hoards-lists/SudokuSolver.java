// Remembers every state it has seen in lists and never lets one go.

import java.util.ArrayList;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    private static final List<List<int[]>> HISTORY = new ArrayList<>();

    @Override
    public int[][] solve(int[][] sudoku) {
        int[][] grid = sudoku;
        while (!isSolved(grid)) {
            grid = step(grid);
            HISTORY.add(snapshots(grid));
        }
        return grid;
    }

    /** One big table per digit, "to be able to undo anything". */
    private List<int[]> snapshots(int[][] grid) {
        List<int[]> list = new ArrayList<>();
        for (int digit = 1; digit <= 9; digit++) {
            int[] table = new int[81 * 729];
            for (int i = 0; i < table.length; i++) {
                table[i] = grid[i % 81 / 9][i % 9] == digit ? 1 : 0;
            }
            list.add(table);
        }
        return list;
    }

    private int[][] step(int[][] grid) {
        int[][] next = new int[9][];
        for (int r = 0; r < 9; r++) {
            next[r] = grid[r].clone();
        }
        return next; // no rule of deduction is written yet
    }

    private boolean isSolved(int[][] grid) {
        for (int[] row : grid) {
            for (int digit : row) {
                if (digit == 0) return false;
            }
        }
        return true;
    }
}
