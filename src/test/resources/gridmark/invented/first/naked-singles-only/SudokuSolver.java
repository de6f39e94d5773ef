import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** Like I solve them on paper: cross out, and when one candidate is left, write it down. */
public class SudokuSolver implements AbstractSudokuSolver {

    private BitSet[] candidates;
    private int[] digits;
    private Deque<Integer> todo;

    @Override
    public int[][] solve(int[][] sudoku) {
        candidates = new BitSet[81];
        digits = new int[81];
        todo = new ArrayDeque<>();
        for (int cell = 0; cell < 81; cell++) {
            candidates[cell] = new BitSet(10);
            candidates[cell].set(1, 10);
        }
        for (int cell = 0; cell < 81; cell++) {
            int given = sudoku[cell / 9][cell % 9];
            if (given != 0) {
                if (!candidates[cell].get(given)) {
                    return new int[9][9];
                }
                candidates[cell].clear();
                candidates[cell].set(given);
                todo.add(cell);
                if (!propagate()) {
                    return new int[9][9];
                }
            }
        }
        int[][] result = new int[9][9];
        for (int cell = 0; cell < 81; cell++) {
            result[cell / 9][cell % 9] = digits[cell];
        }
        return result;
    }

    private boolean propagate() {
        while (!todo.isEmpty()) {
            int cell = todo.poll();
            if (digits[cell] != 0) {
                continue;
            }
            int digit = candidates[cell].nextSetBit(1);
            digits[cell] = digit;
            for (int other = 0; other < 81; other++) {
                if (other == cell || !peers(cell, other) || !candidates[other].get(digit)) {
                    continue;
                }
                candidates[other].clear(digit);
                if (candidates[other].isEmpty()) {
                    return false;
                }
                if (candidates[other].cardinality() == 1) {
                    todo.add(other);
                }
            }
        }
        return true;
    }

    private boolean peers(int a, int b) {
        if (a / 9 == b / 9 || a % 9 == b % 9) {
            return true;
        }
        return a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    }
}
