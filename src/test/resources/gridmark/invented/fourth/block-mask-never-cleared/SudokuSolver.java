/** Backtracking with bit masks: bit d-1 of a mask says that digit d is taken. */
public class SudokuSolver implements AbstractSudokuSolver {
  private final int[] rows = new int[9], cols = new int[9], boxes = new int[9];
  private int[][] g;

  @Override
  public int[][] solve(int[][] sudoku) {
    java.util.Arrays.fill(rows, 0);
    java.util.Arrays.fill(cols, 0);
    java.util.Arrays.fill(boxes, 0);
    g = new int[9][9];
    for (int r = 0; r < 9; r++)
      for (int c = 0; c < 9; c++)
        if (sudoku[r][c] != 0) {
          int bit = 1 << (sudoku[r][c] - 1);
          if (((rows[r] | cols[c] | boxes[box(r, c)]) & bit) != 0) return new int[9][9];
          put(r, c, bit);
          g[r][c] = sudoku[r][c];
        }
    return go() ? g : new int[9][9];
  }

  private static int box(int r, int c) { return r / 3 * 3 + c / 3; }

  private void put(int r, int c, int bit) {
    rows[r] |= bit;
    cols[c] |= bit;
    boxes[box(r, c)] |= bit;
  }

  private void take(int r, int c, int bit) {
    rows[r] &= ~bit;
    cols[c] &= ~bit;
  }

  private boolean go() {
    int br = -1, bc = -1, best = 10, mask = 0;
    for (int r = 0; r < 9; r++)
      for (int c = 0; c < 9; c++)
        if (g[r][c] == 0) {
          int free = 511 & ~(rows[r] | cols[c] | boxes[box(r, c)]);
          int n = Integer.bitCount(free);
          if (n < best) { best = n; br = r; bc = c; mask = free; }
        }
    if (br < 0) return true;
    while (mask != 0) {
      int bit = Integer.lowestOneBit(mask);
      mask ^= bit;
      put(br, bc, bit);
      g[br][bc] = Integer.numberOfTrailingZeros(bit) + 1;
      if (go()) return true;
      g[br][bc] = 0;
      take(br, bc, bit);
    }
    return false;
  }
}
