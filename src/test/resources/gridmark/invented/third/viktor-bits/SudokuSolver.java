public final class SudokuSolver implements AbstractSudokuSolver {

  private static final int ALL = 0x1FF;

  private final int[] rowUsed = new int[9];
  private final int[] colUsed = new int[9];
  private final int[] boxUsed = new int[9];
  private final int[] cells = new int[81];

  @Override
  public int[][] solve(int[][] sudoku) {
    java.util.Arrays.fill(rowUsed, 0);
    java.util.Arrays.fill(colUsed, 0);
    java.util.Arrays.fill(boxUsed, 0);
    boolean ok = true;
    for (int i = 0; i < 81; i++) {
      cells[i] = 0;
      int v = sudoku[i / 9][i % 9];
      if (v != 0) {
        ok &= place(i, 1 << (v - 1));
      }
    }
    int[][] out = new int[9][9];
    if (ok && search()) {
      for (int i = 0; i < 81; i++) {
        out[i / 9][i % 9] = Integer.numberOfTrailingZeros(cells[i]) + 1;
      }
    }
    return out;
  }

  private boolean place(int i, int bit) {
    if (cells[i] != 0) {
      return false;
    }
    cells[i] = bit;
    rowUsed[i / 9] |= bit;
    colUsed[i % 9] |= bit;
    boxUsed[box(i)] |= bit;
    return true;
  }

  private void remove(int i) {
    int bit = cells[i];
    cells[i] = 0;
    rowUsed[i / 9] &= ~bit;
    colUsed[i % 9] &= ~bit;
    boxUsed[box(i)] &= ~bit;
  }

  private static int box(int i) {
    return i / 27 * 3 + i % 9 / 3;
  }

  private boolean search() {
    int best = -1;
    int bestMask = 0;
    int bestCount = 10;
    for (int i = 0; i < 81; i++) {
      if (cells[i] == 0) {
        int mask = ALL & ~(rowUsed[i / 9] | colUsed[i % 9] | boxUsed[box(i)]);
        int count = Integer.bitCount(mask);
        if (count < bestCount) {
          best = i;
          bestMask = mask;
          bestCount = count;
        }
      }
    }
    if (best < 0) {
      return true;
    }
    while (bestMask != 0) {
      int bit = Integer.lowestOneBit(bestMask);
      bestMask ^= bit;
      place(best, bit);
      if (search()) {
        return true;
      }
      remove(best);
    }
    return false;
  }
}
