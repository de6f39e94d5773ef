package gridmark.count;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads rows of a {@link BandTable} under other names of its interchangeable digits. Each thread
 * has readers of its own.
 */
final class BandReader {

  private static final int NAME_BITS = 4;

  private final BandTable table;
  private final DigitClasses classes;
  private final boolean renames;

  /** The digits, sorted by class and then by the columns they are on; and what they sort by. */
  private final int[] sorted = new int[Ways.DIGITS];

  private final int[] columns = new int[Ways.DIGITS];
  private final Renaming renaming = new Renaming();

  /** Renamings that came twice, by number: where each column-way is in a row under new names. */
  private final List<short[]> renamedPlaces = new ArrayList<>();

  private final LongIndex numbers;
  private final Tally tally;
  private short[] row = {};
  private short[] places;

  BandReader(BandTable table, Tally tally) {
    this.table = table;
    this.tally = tally;
    this.classes = table.classes;
    this.renames = !classes.areSingle();
    this.numbers = new LongIndex(tally);
    this.places = table.placesOf(way -> way);
  }

  /** Goes to the row of two column-ways; false if it has no entry but zeros. */
  boolean seek(int secondWay, int thirdWay) {
    if (!renames) {
      row = table.row(secondWay, thirdWay);
      return row.length > 0;
    }
    chooseNames(secondWay, thirdWay);
    row = table.row(renaming.of(secondWay), renaming.of(thirdWay));
    return row.length > 0;
  }

  /** Copies the entries of column-ways of the first box into a column of a matrix. */
  void copy(int[] firstWays, int count, int[][] matrix, int column) {
    short[] entries = row;
    if (renames) {
      choosePlaces();
    }
    if (places == null) {
      for (int i = 0; i < count; i++) {
        matrix[i][column] = entries[table.placeOf(renaming.of(firstWays[i]))];
      }
    } else {
      short[] placeOf = places;
      for (int i = 0; i < count; i++) {
        matrix[i][column] = entries[placeOf[firstWays[i]]];
      }
    }
  }

  /** A table of places is made when a renaming comes for the second time, if there is room. */
  private void choosePlaces() {
    int number = numbers.numberOf(renamingKey());
    if (number == renamedPlaces.size()) {
      renamedPlaces.add(null);
      places = null;
      return;
    }
    places = renamedPlaces.get(number);
    if (places == null && tally.hasRoomFor(Ways.COUNT * Short.BYTES)) {
      tally.take(Ways.COUNT * Short.BYTES);
      places = table.placesOf(renaming::of);
      renamedPlaces.set(number, places);
    }
  }

  private long renamingKey() {
    long key = 0;
    for (int digit : sorted) {
      key = key << NAME_BITS | digit;
    }
    return key;
  }

  /**
   * Within each class the digits are sorted by the columns they are on, and get the names of the
   * class in that order.
   */
  private void chooseNames(int secondWay, int thirdWay) {
    for (int i = 0; i < Ways.DIGITS; i++) {
      int digit = classes.order[i];
      int key =
          classes.classOf[digit] * Ways.LINES * Ways.LINES
              + Ways.line(secondWay, digit) * Ways.LINES
              + Ways.line(thirdWay, digit);
      int place = i;
      while (place > 0 && columns[place - 1] > key) {
        columns[place] = columns[place - 1];
        sorted[place] = sorted[place - 1];
        place--;
      }
      columns[place] = key;
      sorted[place] = digit;
    }
    renaming.set(sorted, classes.order);
  }

  /** New names for the nine digits, and what column-ways become under them. */
  private static final class Renaming {

    private static final int LOW_DIGITS = 5;
    private static final int LOW_MASK = (1 << LOW_DIGITS) - 1;
    private static final int ALL_DIGITS = (1 << Ways.DIGITS) - 1;

    /** Sets of the five low digits under the new names, and sets of the four others. */
    private final int[] low = new int[1 << LOW_DIGITS];

    private final int[] high = new int[1 << (Ways.DIGITS - LOW_DIGITS)];

    /** Gives each digit the name at its place in the other list. */
    void set(int[] digits, int[] names) {
      for (int i = 0; i < Ways.DIGITS; i++) {
        if (digits[i] < LOW_DIGITS) {
          low[1 << digits[i]] = 1 << names[i];
        } else {
          high[1 << (digits[i] - LOW_DIGITS)] = 1 << names[i];
        }
      }
      completeSets(low);
      completeSets(high);
    }

    private static void completeSets(int[] renamed) {
      for (int set = 1; set < renamed.length; set++) {
        renamed[set] = renamed[set & (set - 1)] | renamed[set & -set];
      }
    }

    int of(int way) {
      int bits = Ways.bits(way);
      return Ways.wayOf(
          renamed(bits & ALL_DIGITS) | renamed(bits >>> Ways.DIGITS & ALL_DIGITS) << Ways.DIGITS);
    }

    private int renamed(int digits) {
      return low[digits & LOW_MASK] | high[digits >>> LOW_DIGITS];
    }
  }
}
