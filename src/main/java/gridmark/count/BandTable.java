package gridmark.count;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * In how many ways a band can be filled, given the column-ways of its three boxes. A row of the
 * table belongs to the column-ways of the second and third box and has an entry for each column-way
 * of the first. Rows are computed when first wanted and kept as long as there is memory.
 *
 * <p>Digits that are interchangeable in this band need not be told apart: before a row is looked
 * up, they are renamed so that the two column-ways become the first of all that differ from them
 * only by such a renaming (see {@link BandReader}). An empty band then has 55 rows, not 1,680².
 */
final class BandTable {

  private static final short[] NOTHING = {};

  /** What an array costs besides its entries. */
  private static final int ARRAY_OVERHEAD = 16;

  private final BoxWays first;
  private final BoxWays second;
  private final BoxWays third;
  final DigitClasses classes;
  private final Tally tally;
  private final short[][] rows;
  private final int[] countOfRowWay = new int[Ways.COUNT];
  private final int[] metRowWays = new int[Ways.COUNT];
  private long rowBytes;

  BandTable(BoxWays[] boxes, DigitClasses classes, Tally tally) {
    this.first = boxes[0];
    this.second = boxes[1];
    this.third = boxes[2];
    this.classes = classes;
    this.tally = tally;
    tally.take((long) second.size() * third.size() * Integer.BYTES);
    this.rows = new short[second.size() * third.size()][];
  }

  /** Where a column-way of the first box is in a row; -1 if the box cannot have it. */
  int placeOf(int firstWay) {
    return first.placeOf[firstWay];
  }

  /** Where each column-way of the first box is in a row once it is renamed. */
  short[] placesOf(IntUnaryOperator renaming) {
    short[] places = new short[Ways.COUNT];
    for (int way = 0; way < Ways.COUNT; way++) {
      places[way] = (short) placeOf(renaming.applyAsInt(way));
    }
    return places;
  }

  /** The row of two column-ways that their boxes can have; empty if it has no entry but zeros. */
  short[] row(int secondWay, int thirdWay) {
    int place = second.placeOf[secondWay] * third.size() + third.placeOf[thirdWay];
    short[] row = rows[place];
    if (row == null) {
      row = computedRow(secondWay, thirdWay);
      keep(place, row);
    }
    return row;
  }

  private void keep(int place, short[] row) {
    long bytes = ARRAY_OVERHEAD + 2L * row.length;
    if (!tally.hasRoomFor(bytes)) {
      forget();
    }
    tally.take(bytes);
    rowBytes += bytes;
    rows[place] = row;
  }

  /** Drops all rows: those wanted again are computed again. */
  private void forget() {
    Arrays.fill(rows, null);
    tally.give(rowBytes);
    rowBytes = 0;
  }

  /**
   * Joins the row-ways of the second and third box that have no digit twice in a row; the first box
   * has the digits that are left in each row, in any column-way that goes with them.
   */
  short[] computedRow(int secondWay, int thirdWay) {
    int met = joinRowWays(secondWay, thirdWay);
    if (met == 0) {
      return NOTHING;
    }
    short[] row = new short[first.size()];
    for (int i = 0; i < met; i++) {
      int count = countOfRowWay[metRowWays[i]];
      countOfRowWay[metRowWays[i]] = 0;
      for (int place : first.places[metRowWays[i]]) {
        row[place] += (short) count;
      }
    }
    return row;
  }

  /** Counts how often each row-way is left for the first box; returns how many ones there are. */
  private int joinRowWays(int secondWay, int thirdWay) {
    int met = 0;
    int[] thirdBits = third.rowBits[third.placeOf[thirdWay]];
    for (int bits : second.rowBits[second.placeOf[secondWay]]) {
      for (int otherBits : thirdBits) {
        if ((bits & otherBits) == 0) {
          int rowWay = Ways.completing(bits, otherBits);
          if (first.places[rowWay].length > 0 && countOfRowWay[rowWay]++ == 0) {
            metRowWays[met++] = rowWay;
          }
        }
      }
    }
    return met;
  }
}
