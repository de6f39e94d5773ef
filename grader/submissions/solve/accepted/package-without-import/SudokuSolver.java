// Declares a package but uses the interface as if it stood in that same package:
// there is no import, and no copy of the interface was handed in.

package hw3;

import java.util.ArrayList;
import java.util.List;

public class SudokuSolver implements AbstractSudokuSolver {

    // Exact cover without the dancing links: 729 candidates, 324 conditions.
    private int[][] conditions;
    private List<List<Integer>> candidates;
    private int[] blocked;
    private int[] left;
    private boolean[] met;
    private int[][] grid;

    public int[][] solve(int[][] sudoku) {
        prepare();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (sudoku[r][c] == 0) continue;
                int candidate = r * 81 + c * 9 + sudoku[r][c] - 1;
                if (blocked[candidate] > 0) return new int[9][9];
                take(candidate);
            }
        }
        return search() ? grid : new int[9][9];
    }

    private void prepare() {
        conditions = new int[729][];
        candidates = new ArrayList<>();
        blocked = new int[729];
        left = new int[324];
        met = new boolean[324];
        grid = new int[9][9];
        for (int i = 0; i < 324; i++) candidates.add(new ArrayList<>());
        for (int i = 0; i < 729; i++) {
            int r = i / 81, c = i / 9 % 9, d = i % 9;
            conditions[i] = new int[] {r * 9 + c, 81 + r * 9 + d, 162 + c * 9 + d, 243 + (r / 3 * 3 + c / 3) * 9 + d};
            for (int x : conditions[i]) {
                candidates.get(x).add(i);
                left[x]++;
            }
        }
    }

    private void take(int candidate) {
        grid[candidate / 81][candidate / 9 % 9] = candidate % 9 + 1;
        for (int x : conditions[candidate]) {
            met[x] = true;
            for (int other : candidates.get(x)) {
                if (blocked[other]++ == 0) {
                    for (int y : conditions[other]) left[y]--;
                }
            }
        }
    }

    private void putBack(int candidate) {
        grid[candidate / 81][candidate / 9 % 9] = 0;
        for (int x : conditions[candidate]) {
            met[x] = false;
            for (int other : candidates.get(x)) {
                if (--blocked[other] == 0) {
                    for (int y : conditions[other]) left[y]++;
                }
            }
        }
    }

    private boolean search() {
        int best = -1;
        for (int x = 0; x < 324; x++) {
            if (!met[x] && (best < 0 || left[x] < left[best])) best = x;
        }
        if (best < 0) return true;
        for (int candidate : candidates.get(best)) {
            if (blocked[candidate] > 0) continue;
            take(candidate);
            if (search()) return true;
            putBack(candidate);
        }
        return false;
    }
}
