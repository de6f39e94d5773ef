package gridmark.count;

/** New names for the nine digits, and what column-ways become under them. */
final class Renaming {

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
