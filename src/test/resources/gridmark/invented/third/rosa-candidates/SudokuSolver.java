import java.util.ArrayDeque;
import java.util.Deque;

public class SudokuSolver implements AbstractSudokuSolver {

  /** candidates[r][c]: bit d is set while digit d is possible */
  private int[][] candidates;

  @Override
  public int[][] solve(int[][] sudoku) {
    candidates = new int[9][9];
    for (int[] row : candidates) {
      java.util.Arrays.fill(row, 1022);
    }
    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        if (sudoku[r][c] != 0 && !fix(r, c, sudoku[r][c])) {
          return new int[9][9];
        }
      }
    }
    if (!guess()) {
      return new int[9][9];
    }
    int[][] result = new int[9][9];
    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        result[r][c] = Integer.numberOfTrailingZeros(candidates[r][c]);
      }
    }
    return result;
  }

  private boolean fix(int row, int column, int digit) {
    if ((candidates[row][column] & 1 << digit) == 0) {
      return false;
    }
    candidates[row][column] = 1 << digit;
    Deque<int[]> todo = new ArrayDeque<>();
    todo.add(new int[] {row, column});
    while (!todo.isEmpty()) {
      int[] cell = todo.remove();
      int bit = candidates[cell[0]][cell[1]];
      for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
          boolean same = i == cell[0] && j == cell[1];
          boolean peer = i == cell[0] || j == cell[1] || i / 3 == cell[0] / 3 && j / 3 == cell[1] / 3;
          if (same || !peer || (candidates[i][j] & bit) == 0) {
            continue;
          }
          candidates[i][j] &= ~bit;
          if (candidates[i][j] == 0) {
            return false;
          }
          if (Integer.bitCount(candidates[i][j]) == 1) {
            todo.add(new int[] {i, j});
          }
        }
      }
    }
    return true;
  }

  private boolean guess() {
    int row = -1;
    int column = -1;
    int fewest = 10;
    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        int count = Integer.bitCount(candidates[r][c]);
        if (count > 1 && count < fewest) {
          fewest = count;
          row = r;
          column = c;
        }
      }
    }
    if (row < 0) {
      return true;
    }
    int[][] backup = candidates.clone();
    int options = candidates[row][column];
    for (int digit = 1; digit <= 9; digit++) {
      if ((options & 1 << digit) != 0) {
        if (fix(row, column, digit) && guess()) {
          return true;
        }
        candidates = backup.clone();
      }
    }
    return false;
  }
}
