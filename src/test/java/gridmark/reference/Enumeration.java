package gridmark.reference;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.util.HashSet;
import java.util.Set;

/**
 * All solutions of a puzzle by trying digits in the cell with the fewest. It shares nothing with
 * the solver under test and does nothing cleverly.
 */
final class Enumeration {

  private final Puzzle puzzle;
  private final int size;
  private final int most;
  private final int[][] digits;
  private final Set<Grid> found = new HashSet<>();

  private Enumeration(Puzzle puzzle, int most) {
    this.puzzle = puzzle;
    this.size = puzzle.shape().size();
    this.most = most;
    this.digits = new int[size][size];
  }

  static Set<Grid> solutions(Puzzle puzzle, int most) {
    Enumeration enumeration = new Enumeration(puzzle, most);
    enumeration.fill();
    return enumeration.found;
  }

  private void fill() {
    int fewest = Integer.MAX_VALUE;
    int bestRow = -1;
    int bestColumn = -1;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int count = digits[row][column] == 0 ? countDigits(row, column) : Integer.MAX_VALUE;
        if (count < fewest) {
          fewest = count;
          bestRow = row;
          bestColumn = column;
        }
      }
    }
    if (bestRow < 0) {
      found.add(Grid.of(puzzle.shape(), digits));
      return;
    }
    for (int digit = 1; digit <= size && found.size() < most; digit++) {
      if (mayHold(bestRow, bestColumn, digit)) {
        digits[bestRow][bestColumn] = digit;
        fill();
        digits[bestRow][bestColumn] = 0;
      }
    }
  }

  private int countDigits(int row, int column) {
    int count = 0;
    for (int digit = 1; digit <= size; digit++) {
      count += mayHold(row, column, digit) ? 1 : 0;
    }
    return count;
  }

  private boolean mayHold(int row, int column, int digit) {
    int given = puzzle.givens().at(row, column);
    if ((given != 0 && given != digit) || !puzzle.marks().at(row, column).allows(digit)) {
      return false;
    }
    int boxRows = puzzle.shape().rows();
    int boxColumns = puzzle.shape().columns();
    int top = row - row % boxRows;
    int left = column - column % boxColumns;
    for (int i = 0; i < size; i++) {
      if (digits[row][i] == digit
          || digits[i][column] == digit
          || digits[top + i / boxColumns][left + i % boxColumns] == digit) {
        return false;
      }
    }
    return true;
  }
}
