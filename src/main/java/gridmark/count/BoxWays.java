package gridmark.count;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * All fillings of a 3x3 box, by the way its digits fall on the columns and by the way they fall on
 * the rows. Both ways together say what stands in each cell, so a filling is a pair of them.
 */
final class BoxWays {

  /** The column-ways that occur, ascending. */
  final int[] columnWays;

  /** Where a column-way is in {@link #columnWays}; -1 if it does not occur. */
  final int[] placeOf;

  /** For each place in {@link #columnWays}, the bits of the row-ways that go with it. */
  final int[][] rowBits;

  /** For each row-way, the places in {@link #columnWays} of those that go with it. */
  final int[][] places;

  private BoxWays(int[] rowWayOf, int[] columnWayOf) {
    int[] perColumnWay = frequencies(columnWayOf);
    columnWays = IntStream.range(0, Ways.COUNT).filter(way -> perColumnWay[way] > 0).toArray();
    placeOf = Ways.table(-1);
    rowBits = new int[columnWays.length][];
    for (int place = 0; place < columnWays.length; place++) {
      placeOf[columnWays[place]] = place;
      rowBits[place] = new int[perColumnWay[columnWays[place]]];
    }
    int[] perRowWay = frequencies(rowWayOf);
    places = Arrays.stream(perRowWay).mapToObj(int[]::new).toArray(int[][]::new);
    for (int i = 0; i < rowWayOf.length; i++) {
      int place = placeOf[columnWayOf[i]];
      rowBits[place][--perColumnWay[columnWayOf[i]]] = Ways.bits(rowWayOf[i]);
      places[rowWayOf[i]][--perRowWay[rowWayOf[i]]] = place;
    }
  }

  private static int[] frequencies(int[] ways) {
    int[] frequencies = new int[Ways.COUNT];
    for (int way : ways) {
      frequencies[way]++;
    }
    return frequencies;
  }

  /** The fillings of a box whose cells have these candidates, row by row. */
  static BoxWays of(int[] candidates) {
    Fillings fillings = new Fillings(candidates);
    return new BoxWays(fillings.rowWays.build().toArray(), fillings.columnWays.build().toArray());
  }

  int size() {
    return columnWays.length;
  }

  /** Fills the box cell by cell. */
  private static final class Fillings {

    private static final int[] BY_COLUMN = {0, 3, 6, 1, 4, 7, 2, 5, 8};
    private final int[] candidates;
    private final int[] digits = new int[Ways.DIGITS];
    private final IntStream.Builder rowWays = IntStream.builder();
    private final IntStream.Builder columnWays = IntStream.builder();

    Fillings(int[] candidates) {
      this.candidates = candidates;
      fill(0, 0);
    }

    private void fill(int cell, int used) {
      if (cell == Ways.DIGITS) {
        add();
        return;
      }
      for (int rest = candidates[cell] & ~used; rest != 0; rest &= rest - 1) {
        digits[cell] = Integer.numberOfTrailingZeros(rest);
        fill(cell + 1, used | (rest & -rest));
      }
    }

    private void add() {
      int[] turned = new int[Ways.DIGITS];
      for (int i = 0; i < turned.length; i++) {
        turned[i] = digits[BY_COLUMN[i]];
      }
      rowWays.add(Ways.ofLines(digits));
      columnWays.add(Ways.ofLines(turned));
    }
  }
}
