import java.util.Arrays;
import java.util.stream.IntStream;

/** Works with candidate sets. */
public class SudokuSolver implements AbstractSudokuSolver {

    private static final int[][] UNITS = new int[27][9];

    static {
        for (int u = 0; u < 9; u++) {
            for (int k = 0; k < 9; k++) {
                UNITS[u][k] = 9 * u + k;
                UNITS[9 + u][k] = 9 * k + u;
                UNITS[18 + u][k] = 9 * (u / 3 * 3 + k / 3) + u % 3 * 3 + k % 3;
            }
        }
    }

    @Override
    public int[][] solve(int[][] sudoku) {
        int[] candidates = new int[81];
        Arrays.fill(candidates, 0b1111111110);
        for (int i = 0; i < 81; i++) {
            int given = sudoku[i / 9][i % 9];
            if (given != 0) {
                candidates[i] &= 1 << given;
            }
        }
        int[] solved = finish(candidates);
        int[][] grid = new int[9][9];
        if (solved != null) {
            for (int i = 0; i < 81; i++) {
                if (Integer.bitCount(solved[i]) == 1) {
                    grid[i / 9][i % 9] = Integer.numberOfTrailingZeros(solved[i]);
                }
            }
        }
        return grid;
    }

    private int[] finish(int[] candidates) {
        if (!reduce(candidates)) {
            return null;
        }
        return candidates;
    }

    /** Returns false when there is a contradiction. */
    private boolean reduce(int[] candidates) {
        int before;
        do {
            before = Arrays.stream(candidates).map(Integer::bitCount).sum();
            for (int[] unit : UNITS) {
                for (int cell : unit) {
                    if (Integer.bitCount(candidates[cell]) == 1) {
                        for (int other : unit) {
                            if (other != cell) {
                                candidates[other] &= ~candidates[cell];
                            }
                        }
                    }
                }
                for (int digit = 1; digit <= 9; digit++) {
                    int bit = 1 << digit;
                    int[] places = IntStream.of(unit).filter(c -> (candidates[c] & bit) != 0).toArray();
                    if (places.length == 0) {
                        return false;
                    }
                    if (places.length == 1) {
                        candidates[places[0]] = bit;
                    }
                }
            }
            for (int c : candidates) {
                if (c == 0) {
                    return false;
                }
            }
        } while (Arrays.stream(candidates).map(Integer::bitCount).sum() < before);
        return true;
    }
}
