// Backtracking with bit masks that goes on where the fewest digits or places are left.

class Search {

    private int[][] grid;
    private int[] rows, cols, boxes; // bit d-1 is set when d is used

    /** The solution, or zeros. */
    static int[][] fill(int[][] sudoku) {
        return new Search().of(sudoku);
    }

    private int[][] of(int[][] sudoku) {
        grid = new int[9][9];
        rows = new int[9];
        cols = new int[9];
        boxes = new int[9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
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
        return grid[r][c] == 0 && ((rows[r] | cols[c] | boxes[box(r, c)]) >> (d - 1) & 1) == 0;
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
                int free = 0x1FF & ~(rows[r] | cols[c] | boxes[box(r, c)]);
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
