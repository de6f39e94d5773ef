package gridmark.count;

/**
 * Numbers the different keys it is shown, in the order in which they come. Keys are not negative.
 */
final class LongIndex {

  private static final int FIRST_CAPACITY = 1 << 10;
  private static final int SLOTS_BETWEEN_LOOKS = 1 << 16;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  /** A key plus one, so that 0 is a free slot. */
  private long[] keys = new long[FIRST_CAPACITY];

  private int[] numbers = new int[FIRST_CAPACITY];
  private final Tally tally;
  private int size;

  LongIndex(Tally tally) {
    this.tally = tally;
  }

  /** The number of a key, from 0; a new key gets the next. */
  int numberOf(long key) {
    int slot = slotOf(key + 1);
    if (keys[slot] == 0) {
      if (2 * size >= keys.length) {
        grow();
        slot = slotOf(key + 1);
      }
      keys[slot] = key + 1;
      numbers[slot] = size++;
    }
    return numbers[slot];
  }

  private int slotOf(long entry) {
    int slot = (int) ((entry * MIX) >>> Integer.SIZE) & (keys.length - 1);
    while (keys[slot] != 0 && keys[slot] != entry) {
      slot = (slot + 1) & (keys.length - 1);
    }
    return slot;
  }

  private void grow() {
    tally.take((long) keys.length * (Long.BYTES + Integer.BYTES));
    long[] oldKeys = keys;
    int[] oldNumbers = numbers;
    keys = new long[2 * oldKeys.length];
    numbers = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (i % SLOTS_BETWEEN_LOOKS == 0) {
        tally.lookIfDue();
      }
      if (oldKeys[i] != 0) {
        int slot = slotOf(oldKeys[i]);
        keys[slot] = oldKeys[i];
        numbers[slot] = oldNumbers[i];
      }
    }
  }
}
