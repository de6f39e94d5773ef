package gridmark.reference;

/**
 * A partial assignment of the 9x9 triad formula, and its unit propagation, many clauses a step.
 *
 * <p>The formula has a variable for "this cell holds this digit" and one for "this digit is in this
 * triad", a triad being three cells in which a block meets a row or a column. Its clauses say that
 * exactly one holds of
 *
 * <ul>
 *   <li>the digits of a cell,
 *   <li>for a digit, the cells of a triad and "not in this triad",
 *   <li>for a digit, the three triads of a row, of a column, and of a block (lying or standing).
 * </ul>
 *
 * <p>A digit has a board of three ints, one a band: bit 9r+c is set while the cell in row r and
 * column c of the band may hold the digit. A variable of a cell is false when its bit is gone; a
 * variable of a triad is false when its three bits are, so triads need no memory of their own.
 *
 * <p>In one band, the nine lying triads of a digit are a matrix of three rows by three blocks. The
 * clauses of rows and blocks say that the digit takes one triad of each, so a triad outside of
 * every such perfect matching is false: one table look-up propagates all these clauses. For
 * standing triads the same holds of the three columns and three bands of a stack.
 */
final class DigitBoards {

  static final int BANDS = 3;
  static final int DIGITS = 9;
  static final int ALL_DIGITS = (1 << DIGITS) - 1;
  static final int BAND_CELLS = 27;
  static final int ALL_CELLS = (1 << BAND_CELLS) - 1;

  /** What propagation answers when a clause has become false. */
  private static final int CONTRADICTION = -1;

  /** How much more a place in a cell with two digits counts for a decision. */
  private static final int PAIR_WEIGHT = 3;

  private static final int ROW = 0b111_111_111;

  /** Times a set of columns: the cells of these columns in a band. */
  private static final int EACH_ROW = 1 | 1 << 9 | 1 << 18;

  /** For nine bits, the groups of three that are not empty, as three bits. */
  private static final int[] GROUPS = new int[512];

  /** For a matrix of 3x3 bits, the bits that belong to a perfect matching; 0 if there is none. */
  private static final int[] MATCHED = new int[512];

  /** For a matrix of a band's lying triads, the cells of these triads. */
  private static final int[] TRIAD_CELLS = new int[512];

  /** For nine bits, those that are alone in their group of three. */
  private static final int[] ALONE = new int[512];

  /** For a cell of a band, the cells of the band that can hold the same digit beside it. */
  private static final int[] SPARED = new int[BAND_CELLS];

  static {
    for (int bits = 0; bits < 512; bits++) {
      for (int group = 0; group < 3; group++) {
        int inGroup = bits >> (3 * group) & 0b111;
        GROUPS[bits] |= inGroup == 0 ? 0 : 1 << group;
        ALONE[bits] |= (inGroup & inGroup - 1) == 0 ? inGroup << (3 * group) : 0;
      }
      for (int triad = 0; triad < 9; triad++) {
        TRIAD_CELLS[bits] |= (bits >> triad & 1) == 0 ? 0 : 0b111 << (3 * triad);
      }
      MATCHED[bits] = matched(bits);
    }
    for (int cell = 0; cell < BAND_CELLS; cell++) {
      SPARED[cell] = spared(cell);
    }
  }

  private final int[] places = new int[DIGITS * BANDS];

  /** Cells whose digit is known and gone from all other digits' boards. */
  private final int[] settled = new int[BANDS];

  /** Cells with two digits, as the last complete propagation found them. */
  private final int[] pairs = new int[BANDS];

  private static int matched(int matrix) {
    int union = 0;
    for (int first = 0; first < 3; first++) {
      for (int second = 0; second < 3; second++) {
        int third = 3 - first - second;
        int matching = 1 << first | 1 << (3 + second) | 1 << (6 + third);
        if (first != second && (matrix & matching) == matching) {
          union |= matching;
        }
      }
    }
    return union;
  }

  private static int spared(int cell) {
    int spared = 0;
    for (int other = 0; other < BAND_CELLS; other++) {
      boolean sameRow = other / 9 == cell / 9;
      boolean sameBlock = other % 9 / 3 == cell % 9 / 3;
      spared |= other == cell || !(sameRow || sameBlock) ? 1 << other : 0;
    }
    return spared;
  }

  /** The boards of a puzzle, of which only the cells' own candidates are known yet. */
  static DigitBoards of(int[] candidates) {
    DigitBoards boards = new DigitBoards();
    int[] limited = new int[BANDS];
    for (int cell = 0; cell < candidates.length; cell++) {
      if (candidates[cell] != ALL_DIGITS) {
        int band = cell / BAND_CELLS;
        int bit = 1 << (cell - band * BAND_CELLS);
        limited[band] |= bit;
        for (int rest = candidates[cell]; rest != 0; rest &= rest - 1) {
          boards.places[Integer.numberOfTrailingZeros(rest) * BANDS + band] |= bit;
        }
      }
    }
    for (int i = 0; i < boards.places.length; i++) {
      boards.places[i] |= ALL_CELLS & ~limited[i % BANDS];
    }
    return boards;
  }

  void copyFrom(DigitBoards other) {
    System.arraycopy(other.places, 0, places, 0, places.length);
    System.arraycopy(other.settled, 0, settled, 0, settled.length);
  }

  /** Where a digit may be in a band. */
  int places(int digit, int band) {
    return places[digit * BANDS + band];
  }

  /** The cells of a band that have two digits left. */
  int pairs(int band) {
    return pairs[band];
  }

  /** The lowest digit, counted from 0, that a cell may hold. */
  int firstDigit(int cell) {
    int band = cell / BAND_CELLS;
    int bit = 1 << (cell - band * BAND_CELLS);
    int digit = 0;
    while ((places[digit * BANDS + band] & bit) == 0) {
      digit++;
    }
    return digit;
  }

  /**
   * How much is likely to follow from either outcome in a cell with two digits: places that the
   * digits lose there, those in other cells with two digits counting more.
   *
   * @param first the lower of the cell's digits
   */
  int influence(int cell, int first) {
    int band = cell / BAND_CELLS;
    int bit = 1 << (cell - band * BAND_CELLS);
    int second = first + 1;
    while ((places[second * BANDS + band] & bit) == 0) {
      second++;
    }
    return lostPlaces(first, band, cell - band * BAND_CELLS)
        * lostPlaces(second, band, cell - band * BAND_CELLS);
  }

  private int lostPlaces(int digit, int band, int cell) {
    int above = band == 0 ? 2 : band - 1;
    int below = band == 2 ? 0 : band + 1;
    int board = digit * BANDS;
    int column = EACH_ROW << cell % 9;
    int inBand = places[board + band] & ~SPARED[cell];
    int inColumnAbove = places[board + above] & column;
    int inColumnBelow = places[board + below] & column;
    // One of two columns is shifted aside, so that both are counted at once.
    int inPairs =
        Integer.bitCount(inBand & pairs[band])
            + Integer.bitCount(
                (inColumnAbove & pairs[above]) << 1 | (inColumnBelow & pairs[below]));
    return 1
        + Integer.bitCount(inBand)
        + Integer.bitCount(inColumnAbove << 1 | inColumnBelow)
        + PAIR_WEIGHT * inPairs;
  }

  /** Whether every cell's digit is known. */
  boolean isComplete() {
    return (settled[0] & settled[1] & settled[2]) == ALL_CELLS;
  }

  /** The number of "this cell holds this digit", both counted from 0. */
  static int variable(int cell, int digit) {
    return cell * DIGITS + digit;
  }

  /**
   * Makes a variable false.
   *
   * @return the digits whose boards changed
   */
  int makeFalse(int variable) {
    int cell = variable / DIGITS;
    int digit = variable % DIGITS;
    int band = cell / BAND_CELLS;
    places[digit * BANDS + band] &= ~(1 << (cell - band * BAND_CELLS));
    return 1 << digit;
  }

  /**
   * Makes a variable true, and those false that exclude it directly.
   *
   * @return the digits whose boards changed
   */
  int makeTrue(int variable) {
    int cell = variable / DIGITS;
    int digit = variable % DIGITS;
    int band = cell / BAND_CELLS;
    int bit = 1 << (cell - band * BAND_CELLS);
    settled[band] |= bit;
    int changed = 1 << digit;
    for (int other = 0; other < DIGITS; other++) {
      int i = other * BANDS + band;
      if ((places[i] & bit) != 0) {
        changed |= 1 << other;
        places[i] &= ~bit;
      }
    }
    places[digit * BANDS + band] |= bit;
    clearPeers(digit, band, bit);
    return changed;
  }

  /** The clauses "not twice in a row, column or block" of a cell that holds the digit. */
  private void clearPeers(int digit, int band, int bit) {
    int cell = Integer.numberOfTrailingZeros(bit);
    int board = digit * BANDS;
    int otherColumns = ~(EACH_ROW << cell % 9);
    int inBand = places[board + band] & SPARED[cell];
    places[board] &= otherColumns;
    places[board + 1] &= otherColumns;
    places[board + 2] &= otherColumns;
    places[board + band] = inBand;
  }

  /** Propagates to the end for the first time; false when a clause became false. */
  boolean propagateAll() {
    // Cells first: the givens stand in cells with one digit.
    return propagateCells() != CONTRADICTION && propagate(ALL_DIGITS);
  }

  /**
   * Propagates to the end.
   *
   * @param changed the digits whose boards have changed since the last propagation
   * @return whether no clause became false
   */
  boolean propagate(int changed) {
    int waiting = changed;
    do {
      while (waiting > 0) {
        int digit = Integer.numberOfTrailingZeros(waiting);
        waiting = (waiting & waiting - 1) | propagateDigit(digit);
      }
      if (waiting == 0) {
        waiting = propagateCells();
      }
    } while (waiting > 0);
    return waiting == 0;
  }

  /**
   * The clauses of one digit's triads, rows, columns and blocks; then, for cells that these settle,
   * the clauses "not two digits in a cell".
   *
   * @return the other digits whose boards changed, or {@link #CONTRADICTION}
   */
  private int propagateDigit(int digit) {
    // Three bands in one method, and no loop over them: so all of it stays in registers.
    int board = digit * BANDS;
    int top = places[board];
    int middle = places[board + 1];
    int bottom = places[board + 2];
    int topRows;
    int middleRows;
    int bottomRows;
    int topColumns;
    int middleColumns;
    int bottomColumns;
    boolean again;
    do {
      topRows = MATCHED[lyingTriads(top)];
      middleRows = MATCHED[lyingTriads(middle)];
      bottomRows = MATCHED[lyingTriads(bottom)];
      if (topRows == 0 || middleRows == 0 || bottomRows == 0) {
        return CONTRADICTION;
      }
      top &= TRIAD_CELLS[topRows];
      middle &= TRIAD_CELLS[middleRows];
      bottom &= TRIAD_CELLS[bottomRows];
      int topBefore = standingTriads(top);
      int middleBefore = standingTriads(middle);
      int bottomBefore = standingTriads(bottom);
      int left = MATCHED[transposed(topBefore, middleBefore, bottomBefore, 0)];
      int centre = MATCHED[transposed(topBefore, middleBefore, bottomBefore, 1)];
      int right = MATCHED[transposed(topBefore, middleBefore, bottomBefore, 2)];
      if (left == 0 || centre == 0 || right == 0) {
        return CONTRADICTION;
      }
      topColumns = transposed(left, centre, right, 0);
      middleColumns = transposed(left, centre, right, 1);
      bottomColumns = transposed(left, centre, right, 2);
      again =
          topColumns != topBefore || middleColumns != middleBefore || bottomColumns != bottomBefore;
      if (again) {
        top &= topColumns * EACH_ROW;
        middle &= middleColumns * EACH_ROW;
        bottom &= bottomColumns * EACH_ROW;
      }
    } while (again);
    places[board] = top;
    places[board + 1] = middle;
    places[board + 2] = bottom;
    return settle(
        digit,
        top & TRIAD_CELLS[ALONE[topRows]] & ALONE[topColumns] * EACH_ROW & ~settled[0],
        middle & TRIAD_CELLS[ALONE[middleRows]] & ALONE[middleColumns] * EACH_ROW & ~settled[1],
        bottom & TRIAD_CELLS[ALONE[bottomRows]] & ALONE[bottomColumns] * EACH_ROW & ~settled[2]);
  }

  private static int lyingTriads(int band) {
    return GROUPS[band & ROW] | GROUPS[band >> 9 & ROW] << 3 | GROUPS[band >> 18] << 6;
  }

  private static int standingTriads(int band) {
    return (band | band >> 9 | band >> 18) & ROW;
  }

  /** The same group of three bits of three matrices, as one matrix. */
  private static int transposed(int first, int second, int third, int group) {
    int shift = 3 * group;
    return (first >> shift & 0b111)
        | (second >> shift & 0b111) << 3
        | (third >> shift & 0b111) << 6;
  }

  private int settle(int digit, int top, int middle, int bottom) {
    int changed = 0;
    if ((top | middle | bottom) != 0) {
      settled[0] |= top;
      settled[1] |= middle;
      settled[2] |= bottom;
      for (int other = 0; other < DIGITS; other++) {
        int board = other * BANDS;
        int lost =
            (places[board] & top) | (places[board + 1] & middle) | (places[board + 2] & bottom);
        if (lost != 0 && other != digit) {
          places[board] &= ~top;
          places[board + 1] &= ~middle;
          places[board + 2] &= ~bottom;
          changed |= 1 << other;
        }
      }
    }
    return changed;
  }

  /**
   * The clauses "at least one digit in a cell", for all cells at once.
   *
   * @return the digits whose boards changed, or {@link #CONTRADICTION}
   */
  private int propagateCells() {
    int changed = 0;
    for (int band = 0; band < BANDS; band++) {
      int once = 0;
      int twice = 0;
      int thrice = 0;
      for (int i = band; i < places.length; i += BANDS) {
        int board = places[i];
        thrice |= twice & board;
        twice |= once & board;
        once |= board;
      }
      if (once != ALL_CELLS) {
        return CONTRADICTION;
      }
      pairs[band] = twice & ~thrice;
      int singles = ~twice & ~settled[band] & ALL_CELLS;
      if (singles != 0) {
        settled[band] |= singles;
        changed |= holdSingles(band, singles);
      }
    }
    return changed;
  }

  private int holdSingles(int band, int singles) {
    int changed = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      int held = places[digit * BANDS + band] & singles;
      changed |= held == 0 ? 0 : 1 << digit;
      while (held != 0) {
        clearPeers(digit, band, held & -held);
        held &= held - 1;
      }
    }
    return changed;
  }
}
