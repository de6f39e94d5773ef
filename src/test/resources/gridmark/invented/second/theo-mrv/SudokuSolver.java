import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** No SAT here: bit masks and a good order of the cells are enough. */
public class SudokuSolver implements AbstractSudokuSolver {

    private final int[] rows = new int[9];
    private final int[] cols = new int[9];
    private final int[] boxes = new int[9];
    private int[][] grid;
    private List<Integer> order;

    @Override
    public int[][] solve(int[][] sudoku) {
        grid = new int[9][9];
        order = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            rows[i] = 0;
            cols[i] = 0;
            boxes[i] = 0;
        }
        for (int i = 0; i < 81; i++) {
            int d = sudoku[i / 9][i % 9];
            if (d == 0) {
                order.add(i);
            } else if ((free(i) & 1 << d) == 0) {
                return new int[9][9];
            } else {
                toggle(i, d);
            }
        }
        order.sort(Comparator.comparingInt((Integer i) -> Integer.bitCount(free(i))).reversed());
        return search(0) ? grid : new int[9][9];
    }

    private int free(int i) {
        return 0x3FE & ~(rows[i / 9] | cols[i % 9] | boxes[i / 27 * 3 + i % 9 / 3]);
    }

    /** Puts the digit there if it is not there, and takes it away if it is. */
    private void toggle(int i, int d) {
        rows[i / 9] ^= 1 << d;
        cols[i % 9] ^= 1 << d;
        boxes[i / 27 * 3 + i % 9 / 3] ^= 1 << d;
        grid[i / 9][i % 9] ^= d;
    }

    private boolean search(int depth) {
        if (depth == order.size()) {
            return true;
        }
        int i = order.get(depth);
        for (int left = free(i); left != 0; left &= left - 1) {
            int d = Integer.numberOfTrailingZeros(left);
            toggle(i, d);
            if (search(depth + 1)) {
                return true;
            }
            toggle(i, d);
        }
        return false;
    }
}
