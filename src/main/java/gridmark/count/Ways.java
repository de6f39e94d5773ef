package gridmark.count;

import java.util.Arrays;

/**
 * The ways in which nine digits fall on the three columns of a box, three digits on each: there are
 * 9!/3!³ = 1,680. Taken for rows instead of columns, the same numbers stand for the ways in which
 * the digits fall on its rows.
 *
 * <p>A way is also written as a set of 27 bits: nine for the digits of the first line, nine for the
 * second, nine for the third. Two boxes of one stack can stand together when their column-ways have
 * no bit in common, and the third box of the stack then has what is left.
 */
final class Ways {

  static final int DIGITS = 9;
  static final int LINES = 3;
  static final int COUNT = 1680;

  /** For each way there are this many pairs of ways that complete a stack. */
  static final int PAIRS = 56;

  private static final int ALL_DIGITS = (1 << DIGITS) - 1;
  private static final int TWO_LINES = (1 << (2 * DIGITS)) - 1;
  private static final Tables TABLES = new Tables();

  private Ways() {}

  static int bits(int way) {
    return TABLES.bits[way];
  }

  static int line(int way, int digit) {
    return TABLES.lineOf[way][digit];
  }

  static int wayOf(int bits) {
    return TABLES.wayOf[bits & TWO_LINES];
  }

  /**
   * The way that completes two that have no bit in common: each digit is on a line of one and on
   * another line of the other, so just one line is left for it.
   */
  static int completing(int bits, int otherBits) {
    return wayOf(~(bits | otherBits));
  }

  /** The pair of ways with this number, from 0 to 55, that completes a way: its first. */
  static int second(int way, int pair) {
    return TABLES.completions[way][2 * pair];
  }

  /** The other way of the pair. */
  static int third(int way, int pair) {
    return TABLES.completions[way][2 * pair + 1];
  }

  /** The way of nine digits in reading order on three lines. */
  static int ofLines(int[] digits) {
    int bits = 0;
    for (int i = 0; i < 2 * LINES; i++) {
      bits |= 1 << (digits[i] + i / LINES * DIGITS);
    }
    return wayOf(bits);
  }

  /** A fresh array with an entry for each way. */
  static int[] table(int value) {
    int[] table = new int[COUNT];
    Arrays.fill(table, value);
    return table;
  }

  /** An object of its own, since code that runs while its class is being set up runs slowly. */
  private static final class Tables {

    private final int[] bits = new int[COUNT];
    private final byte[][] lineOf = new byte[COUNT][DIGITS];

    /** The way whose first two lines have the bits of the index; the third follows from them. */
    private final short[] wayOf = new short[TWO_LINES + 1];

    /** For each way the pairs that complete it: second way, third way, second way, and so on. */
    private final short[][] completions = new short[COUNT][2 * PAIRS];

    Tables() {
      fillBits();
      for (int way = 0; way < COUNT; way++) {
        wayOf[bits[way] & TWO_LINES] = (short) way;
        for (int digit = 0; digit < DIGITS; digit++) {
          int line = bits[way] >>> digit;
          lineOf[way][digit] = (byte) ((line & 1) != 0 ? 0 : (line >>> DIGITS & 1) != 0 ? 1 : 2);
        }
      }
      for (int way = 0; way < COUNT; way++) {
        fillCompletions(way);
      }
    }

    private void fillBits() {
      int way = 0;
      for (int first = 0; first <= ALL_DIGITS; first++) {
        for (int second = 0; Integer.bitCount(first) == LINES && second <= ALL_DIGITS; second++) {
          if (Integer.bitCount(second) == LINES && (first & second) == 0) {
            int third = ALL_DIGITS & ~(first | second);
            bits[way++] = first | second << DIGITS | third << (2 * DIGITS);
          }
        }
      }
    }

    private void fillCompletions(int way) {
      int next = 0;
      for (int second = 0; second < COUNT; second++) {
        if ((bits[way] & bits[second]) == 0) {
          completions[way][next++] = (short) second;
          completions[way][next++] = wayOf[~(bits[way] | bits[second]) & TWO_LINES];
        }
      }
    }
  }
}
