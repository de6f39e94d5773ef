package gridmark.count;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * In how many ways one band of a {@link TwoBandDiagram} can be filled when it is known which digits
 * stand in which column. Fills the band row by row; each row takes one digit from every column.
 * Remembers the counts of what {@link Symmetry} makes equal.
 */
final class BandFillings {

  private final BoxGrid grid;
  private final int firstRow;
  private final Tally tally;
  private final Symmetry symmetry;
  private final Map<Long, Long> known = new HashMap<>();

  /** For each row to come and each column, the digits that are left for the column. */
  private final int[][] left;

  BandFillings(BoxGrid grid, int band, Tally tally) {
    this.grid = grid;
    this.firstRow = band * grid.boxRows;
    this.tally = tally;
    this.symmetry =
        new Symmetry(grid, new int[] {band}, IntStream.range(0, grid.boxRows).toArray());
    this.left = new int[grid.boxRows + 1][grid.size];
  }

  /** The number of fillings for the types of the digits, that is, their columns in each stack. */
  long count(int[] types) {
    long key = symmetry.key(types);
    Long count = known.get(key);
    if (count == null) {
      fillColumns(types);
      count = countFrom(0, 0, 0);
      tally.take(Tally.ENTRY_BYTES);
      known.put(key, count);
    }
    return count;
  }

  private void fillColumns(int[] types) {
    int stacks = grid.boxRows;
    for (int column = 0; column < grid.size; column++) {
      int shift = stacks - 1 - column / 2;
      int digits = 0;
      for (int digit = 0; digit < types.length; digit++) {
        digits |= (types[digit] >>> shift & 1) == column % 2 ? 1 << digit : 0;
      }
      left[0][column] = digits;
    }
  }

  /** The last row has what is left in each column: 1 if its cells allow it, else 0. */
  private int lastRowFits() {
    int row = grid.boxRows - 1;
    for (int column = 0; column < grid.size; column++) {
      if ((left[row][column] & grid.at(firstRow + row, column)) == 0) {
        return 0;
      }
    }
    return 1;
  }

  private long countFrom(int row, int column, int used) {
    if (column == grid.size) {
      int next = row + 1;
      return next == grid.boxRows - 1 ? lastRowFits() : countFrom(next, 0, 0);
    }
    long count = 0;
    int digits = left[row][column];
    for (int rest = digits & grid.at(firstRow + row, column) & ~used; rest != 0; ) {
      int digit = rest & -rest;
      rest ^= digit;
      left[row + 1][column] = digits ^ digit;
      count += countFrom(row, column + 1, used | digit);
    }
    return count;
  }
}
