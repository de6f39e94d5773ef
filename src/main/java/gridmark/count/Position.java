package gridmark.count;

import gridmark.board.Layout;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import java.util.Arrays;

/**
 * A board being filled, seen as an exact cover problem: what is still to be covered are the open
 * cells and, for each unit, the digits it lacks. Placing a digit covers its cell and the digit in
 * three units; {@link #undo} takes placements back in reverse order.
 */
final class Position {

  /** How to choose what to branch on. */
  enum Order {
    /** Where the fewest choices are left: it keeps the search small. */
    FEWEST_CHOICES,
    /**
     * The first open cell, row by row: different ways then lead to the same position more often.
     */
    ROW_BY_ROW
  }

  private static final int DIGIT_BITS = 5;
  private static final int DIGIT_MASK = (1 << DIGIT_BITS) - 1;

  final Layout layout;
  private final int[][] units;
  private final int[] rowOf;
  private final int[] columnOf;
  private final int[] blockOf;
  private final int[] allowed;
  private final int[] lacking;
  private final long[] open;
  private final int[] candidates;
  private final int[] placed;
  private int placements;

  Position(Puzzle puzzle) {
    layout = Layout.of(puzzle.shape());
    units = layout.units();
    rowOf = layout.unitOf(Unit.Kind.ROW);
    columnOf = layout.unitOf(Unit.Kind.COLUMN);
    blockOf = layout.unitOf(Unit.Kind.BLOCK);
    allowed = puzzle.candidates();
    lacking = new int[units.length];
    Arrays.fill(lacking, puzzle.shape().allDigits());
    open = new long[(layout.cells() + Long.SIZE - 1) / Long.SIZE];
    for (int cell = 0; cell < layout.cells(); cell++) {
      open[cell / Long.SIZE] |= 1L << cell;
    }
    candidates = new int[layout.cells()];
    placed = new int[layout.cells()];
  }

  /** How many digits are placed: what {@link #undo} wants to be told. */
  int placements() {
    return placements;
  }

  boolean isFilled() {
    return placements == placed.length;
  }

  boolean isOpen(int cell) {
    return (open[cell / Long.SIZE] >>> cell & 1) != 0;
  }

  /** The open cells as a set, 64 to a word; not to be written to. */
  long[] open() {
    return open;
  }

  int lacking(int unit) {
    return lacking[unit];
  }

  /** The digits that can stand in a cell, going by its units; one digit if it is filled. */
  int candidates(int cell) {
    return isOpen(cell) ? fitting(cell) : candidates[cell];
  }

  private int fitting(int cell) {
    return allowed[cell] & lacking[rowOf[cell]] & lacking[columnOf[cell]] & lacking[blockOf[cell]];
  }

  /** Places the digit of a choice that {@link #choices} gave. */
  void place(int choice) {
    place(choice >>> DIGIT_BITS, 1 << (choice & DIGIT_MASK));
  }

  private void place(int cell, int digit) {
    lacking[rowOf[cell]] &= ~digit;
    lacking[columnOf[cell]] &= ~digit;
    lacking[blockOf[cell]] &= ~digit;
    open[cell / Long.SIZE] &= ~(1L << cell);
    candidates[cell] = digit;
    placed[placements++] = cell;
  }

  /** Takes back what was placed since there were so many placements. */
  void undo(int until) {
    while (placements > until) {
      int cell = placed[--placements];
      int digit = candidates[cell];
      lacking[rowOf[cell]] |= digit;
      lacking[columnOf[cell]] |= digit;
      lacking[blockOf[cell]] |= digit;
      open[cell / Long.SIZE] |= 1L << cell;
    }
  }

  /**
   * Places every digit that is the last for its cell or has a single place left in a unit, until
   * there is none. False if a cell has no digit or a digit no place left.
   */
  boolean settle() {
    int before;
    do {
      before = placements;
      if (!placeLastDigits()) {
        return false;
      }
      if (placements == before && !placeDigitsWithOnePlace()) {
        return false;
      }
    } while (placements > before);
    return true;
  }

  private boolean placeLastDigits() {
    for (int word = 0; word < open.length; word++) {
      for (long rest = open[word]; rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int fitting = fitting(cell);
        candidates[cell] = fitting;
        if ((fitting & (fitting - 1)) == 0) {
          if (fitting == 0) {
            return false;
          }
          place(cell, fitting);
        }
      }
    }
    return true;
  }

  /** Relies on the candidates of open cells being fresh; places digits in one unit at most. */
  private boolean placeDigitsWithOnePlace() {
    for (int unit = 0; unit < units.length; unit++) {
      int once = 0;
      int twice = 0;
      for (int cell : units[unit]) {
        if (isOpen(cell)) {
          twice |= once & candidates[cell];
          once |= candidates[cell];
        }
      }
      if (once != lacking[unit]) {
        return false;
      }
      if (once != twice) {
        return placeIn(unit, once & ~twice);
      }
    }
    return true;
  }

  private boolean placeIn(int unit, int digits) {
    for (int cell : units[unit]) {
      int digit = isOpen(cell) ? candidates[cell] & digits : 0;
      if ((digit & (digit - 1)) != 0) {
        return false;
      }
      if (digit != 0) {
        place(cell, digit);
      }
    }
    return true;
  }

  /**
   * Choices of which every solution of a settled, unfilled position has exactly one: the digits of
   * a cell, or the places of a digit in a unit.
   */
  int[] choices(Order order) {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int word = 0; word < open.length; word++) {
      for (long rest = open[word]; rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int count = Integer.bitCount(candidates[cell]);
        if (order == Order.ROW_BY_ROW || count == 2) {
          return digitsOf(cell);
        }
        if (count < fewest) {
          fewest = count;
          best = cell;
        }
      }
    }
    int[] places = twoPlaces();
    return places.length > 0 ? places : digitsOf(best);
  }

  private int[] digitsOf(int cell) {
    int[] choices = new int[Integer.bitCount(candidates[cell])];
    int next = 0;
    for (int rest = candidates[cell]; rest != 0; rest &= rest - 1) {
      choices[next++] = cell << DIGIT_BITS | Integer.numberOfTrailingZeros(rest);
    }
    return choices;
  }

  /** The places of a digit that has just two of them in some unit; empty if there is none. */
  private int[] twoPlaces() {
    for (int unit = 0; unit < units.length; unit++) {
      int once = 0;
      int twice = 0;
      int more = 0;
      for (int cell : units[unit]) {
        if (isOpen(cell)) {
          more |= twice & candidates[cell];
          twice |= once & candidates[cell];
          once |= candidates[cell];
        }
      }
      if (twice != more) {
        return placesOf(Integer.numberOfTrailingZeros(twice & ~more), unit);
      }
    }
    return new int[0];
  }

  private int[] placesOf(int digit, int unit) {
    return Arrays.stream(units[unit])
        .filter(cell -> isOpen(cell) && (candidates[cell] >>> digit & 1) != 0)
        .map(cell -> cell << DIGIT_BITS | digit)
        .toArray();
  }
}
