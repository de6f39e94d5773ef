package gridmark.board;

/**
 * Random numbers that are the same on every JDK for the same seed: SplitMix64 (Steele, Lea and
 * Flood, 2014). Neighbouring seeds give unrelated numbers.
 */
public final class SeededRandom {

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  public SeededRandom(long seed) {
    this.state = mix(seed + GOLDEN_GAMMA);
  }

  /** Numbers for one of many purposes: every name has a stream of its own under each seed. */
  public static SeededRandom of(long seed, String name) {
    long named = seed;
    for (int i = 0; i < name.length(); i++) {
      named = mix(named + GOLDEN_GAMMA) ^ name.charAt(i);
    }
    return new SeededRandom(named);
  }

  private static long mix(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  /** A number from 0 to {@code bound - 1}. The bounds are small, so the bias of scaling is too. */
  public int below(int bound) {
    state += GOLDEN_GAMMA;
    return (int) (((mix(state) >>> 32) * bound) >>> 32);
  }

  /** The numbers from 0 to {@code count - 1} in random order (Fisher and Yates). */
  public int[] order(int count) {
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      int other = below(i + 1);
      order[i] = order[other];
      order[other] = i;
    }
    return order;
  }

  /**
   * The numbers from 0 to {@code groups * size - 1} in an order in which groups stay together, as
   * rows do in their bands and columns in their stacks.
   */
  public int[] orderInGroups(int groups, int size) {
    int[] order = new int[groups * size];
    int next = 0;
    for (int group : order(groups)) {
      for (int member : order(size)) {
        order[next++] = group * size + member;
      }
    }
    return order;
  }
}
