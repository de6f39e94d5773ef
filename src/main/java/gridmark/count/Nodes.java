package gridmark.count;

import java.util.Arrays;

/**
 * Nodes of a {@link BandDiagram}: column-ways of up to three stacks, each with a weight. Nodes that
 * a {@link Symmetry} makes equal are merged, their weights summed.
 */
final class Nodes {

  private static final int FIRST_CAPACITY = 1 << 10;

  private final Symmetry symmetry;
  private final int[] stacks;
  private final int[] types = new int[Ways.DIGITS];
  private final Tally tally;
  private final LongIndex index;
  private int size;
  private short[][] ways = new short[Ways.LINES][FIRST_CAPACITY];
  private long[] weights = new long[FIRST_CAPACITY];

  /**
   * No nodes yet.
   *
   * @param bands the bands in which nodes must look alike to be merged
   * @param stacks the stacks of which nodes have column-ways
   */
  Nodes(BoxGrid grid, Tally tally, int[] bands, int... stacks) {
    this.symmetry = new Symmetry(grid, bands, stacks);
    this.stacks = stacks;
    this.tally = tally;
    this.index = new LongIndex(tally);
  }

  boolean areSingle() {
    return symmetry.isTrivial();
  }

  int size() {
    return size;
  }

  /**
   * Adds weight to a node; the first of those that are merged stands for all of them.
   *
   * @param waysOfStacks a column-way for each stack; those the symmetry does not ask for are free
   */
  void add(long weight, int... waysOfStacks) {
    int node = symmetry.isTrivial() ? size : index.numberOf(symmetry.key(types(waysOfStacks)));
    if (node == size) {
      append(waysOfStacks);
    }
    weights[node] += weight;
  }

  private int[] types(int[] waysOfStacks) {
    for (int digit = 0; digit < types.length; digit++) {
      int type = 0;
      for (int stack : stacks) {
        type = type * Ways.LINES + Ways.line(waysOfStacks[stack], digit);
      }
      types[digit] = type;
    }
    return types;
  }

  private void append(int[] waysOfStacks) {
    if (size == weights.length) {
      tally.take((long) size * (Long.BYTES + ways.length * Short.BYTES));
      weights = Arrays.copyOf(weights, 2 * size);
      for (int stack = 0; stack < ways.length; stack++) {
        ways[stack] = Arrays.copyOf(ways[stack], 2 * size);
      }
    }
    for (int stack = 0; stack < ways.length; stack++) {
      ways[stack][size] = (short) waysOfStacks[stack];
    }
    size++;
  }

  int way(int node, int stack) {
    return ways[stack][node];
  }

  long weight(int node) {
    return weights[node];
  }

  /** Whether two nodes have the column-ways of the second and third stack in common. */
  boolean arePartners(int node, int other) {
    return ways[1][node] == ways[1][other] && ways[2][node] == ways[2][other];
  }
}
