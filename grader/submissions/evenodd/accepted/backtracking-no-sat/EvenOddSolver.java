// Correct, but without any SAT solver: backtracking with bit masks that always goes on
// at the cell with the fewest candidates, or at the digit with the fewest places. A mark takes
// candidates away. A row, column or box that lacks cells for its even or odd digits ends a branch.

public class EvenOddSolver implements AbstractEvenOddSolver {

    private static final int ODD = 0b101010101, EVEN = 0b010101010;

    private int[][] grid;
    private int[][] allowed; // by the marks
    private int[] rows, cols, boxes; // bit d-1 is set when d is used

    @Override
    public int[][] solve(int[][] sudoku, int[][] parity) {
        grid = new int[9][9];
        allowed = new int[9][9];
        rows = new int[9];
        cols = new int[9];
        boxes = new int[9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                allowed[r][c] = parity[r][c] == 1 ? ODD : parity[r][c] == 2 ? EVEN : ODD | EVEN;
                int d = sudoku[r][c];
                if (d != 0) {
                    if (!canPut(r, c, d)) {
                        return new int[9][9];
                    }
                    put(r, c, d);
                }
            }
        }
        return search() ? grid : new int[9][9];
    }

    private boolean canPut(int r, int c, int d) {
        return grid[r][c] == 0 && (free(r, c) >> (d - 1) & 1) == 1;
    }

    private int free(int r, int c) {
        return allowed[r][c] & ~(rows[r] | cols[c] | boxes[box(r, c)]);
    }

    private void put(int r, int c, int d) {
        grid[r][c] = d;
        flip(r, c, d);
    }

    private void remove(int r, int c) {
        flip(r, c, grid[r][c]);
        grid[r][c] = 0;
    }

    private void flip(int r, int c, int d) {
        int bit = 1 << (d - 1);
        rows[r] ^= bit;
        cols[c] ^= bit;
        boxes[box(r, c)] ^= bit;
    }

    private static int box(int r, int c) {
        return r / 3 * 3 + c / 3;
    }

    private boolean search() {
        int[] best = null; // moves r*81 + c*9 + (d-1), one of them has to be right
        boolean full = true;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid[r][c] != 0) {
                    continue;
                }
                full = false;
                int free = free(r, c);
                if (best == null || Integer.bitCount(free) < best.length) {
                    best = movesOfCell(r, c, free);
                }
                if (best.length == 0) {
                    return false;
                }
            }
        }
        if (full) {
            return true;
        }
        if (best.length > 1) {
            best = fewestPlaces(best);
        }
        for (int move : best) {
            int r = move / 81, c = move / 9 % 9;
            put(r, c, move % 9 + 1);
            if (search()) {
                return true;
            }
            remove(r, c);
        }
        return false;
    }

    private int[] movesOfCell(int r, int c, int free) {
        int[] moves = new int[Integer.bitCount(free)];
        int n = 0;
        for (int d = 0; d < 9; d++) {
            if ((free >> d & 1) == 1) {
                moves[n++] = r * 81 + c * 9 + d;
            }
        }
        return moves;
    }

    /** Looks at each digit in each row, column and box. */
    private int[] fewestPlaces(int[] best) {
        int[] places = new int[9];
        for (int unit = 0; unit < 27; unit++) {
            int i = unit % 9;
            int used = unit < 9 ? rows[i] : unit < 18 ? cols[i] : boxes[i];
            int evenCells = 0, oddCells = 0;
            for (int k = 0; k < 9; k++) {
                int r = unit < 9 ? i : unit < 18 ? k : i / 3 * 3 + k / 3;
                int c = unit < 9 ? k : unit < 18 ? i : i % 3 * 3 + k % 3;
                if (grid[r][c] == 0) {
                    evenCells += (free(r, c) & ODD) == 0 ? 1 : 0;
                    oddCells += (free(r, c) & EVEN) == 0 ? 1 : 0;
                }
            }
            if (evenCells > Integer.bitCount(EVEN & ~used) || oddCells > Integer.bitCount(ODD & ~used)) {
                return new int[0];
            }
            for (int d = 1; d <= 9; d++) {
                if ((used >> (d - 1) & 1) == 1) {
                    continue;
                }
                int n = 0;
                for (int k = 0; k < 9; k++) {
                    int r = unit < 9 ? i : unit < 18 ? k : i / 3 * 3 + k / 3;
                    int c = unit < 9 ? k : unit < 18 ? i : i % 3 * 3 + k % 3;
                    if (canPut(r, c, d)) {
                        places[n++] = r * 81 + c * 9 + d - 1;
                    }
                }
                if (n < best.length) {
                    best = java.util.Arrays.copyOf(places, n);
                }
            }
        }
        return best;
    }
}
