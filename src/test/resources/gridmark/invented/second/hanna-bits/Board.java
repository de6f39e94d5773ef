/** A compact board: one long per row, four bits per cell. */
class Board {
    private static final int BITS = 4;
    private static final long MASK = 0b111;

    private final long[] rows = new long[9];

    Board(int[][] cells) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                rows[r] |= (long) cells[r][c] << (c * BITS);
            }
        }
    }

    int get(int position) {
        return (int) (rows[position / 9] >> (position % 9 * BITS) & MASK);
    }

    static boolean sameUnit(int p, int q) {
        return p / 9 == q / 9
            || p % 9 == q % 9
            || p / 27 == q / 27 && p % 9 / 3 == q % 9 / 3;
    }
}
