package gridmark.count;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Counts solutions of a board that has two bands, because its boxes have two columns: 4x4 boards,
 * and 6x6 or 8x8 ones with standing boxes (lying ones are turned).
 *
 * <p>In each stack, half of the digits are in the left column in the upper band and in the right
 * column in the lower one; for the other half it is the other way round. Once this is decided for
 * all stacks, the two bands know nothing of each other, and the number of solutions is the product
 * of the ways to fill each. It is decided stack by stack, which gives a decision diagram with
 * stacks as levels: what {@link Symmetry} makes equal is one node, and its weight says for how many
 * it stands.
 */
final class TwoBandDiagram {

  private static final int[] BOTH_BANDS = {0, 1};

  private final BoxGrid grid;
  private final Tally tally;
  private final BandFillings upper;
  private final BandFillings lower;
  private BigInteger sum = BigInteger.ZERO;

  TwoBandDiagram(BoxGrid grid, Tally tally) {
    this.grid = grid;
    this.tally = tally;
    this.upper = new BandFillings(grid, 0, tally);
    this.lower = new BandFillings(grid, 1, tally);
  }

  BigInteger count() {
    int lastStack = grid.boxRows - 1;
    Map<Long, Long> nodes = Map.of(0L, 1L);
    Symmetry symmetry = symmetryOf(0);
    for (int stack = 0; stack < lastStack; stack++) {
      Symmetry next = symmetryOf(stack + 1);
      nodes = extended(nodes, symmetry, stack, next);
      symmetry = next;
    }
    int done = 0;
    for (Map.Entry<Long, Long> node : nodes.entrySet()) {
      addSolutions(symmetry.typesOf(node.getKey()), node.getValue(), lastStack);
      done++;
      tally.atLeast(sum);
      tally.done((double) done / nodes.size());
    }
    return sum;
  }

  private Symmetry symmetryOf(int stacks) {
    return new Symmetry(grid, BOTH_BANDS, IntStream.range(0, stacks).toArray());
  }

  /** The nodes of the next level. */
  private Map<Long, Long> extended(
      Map<Long, Long> nodes, Symmetry symmetry, int stack, Symmetry next) {
    Map<Long, Long> extended = new HashMap<>();
    nodes.forEach(
        (key, weight) -> {
          tally.lookIfDue();
          int[] types = symmetry.typesOf(key);
          for (int left : waysOf(stack)) {
            if (extended.merge(next.key(with(types, left)), weight, Long::sum).equals(weight)) {
              tally.take(Tally.ENTRY_BYTES);
            }
          }
        });
    return extended;
  }

  private void addSolutions(int[] types, long weight, int stack) {
    for (int left : waysOf(stack)) {
      tally.lookIfDue();
      int[] all = with(types, left);
      long above = upper.count(all);
      long below = above == 0 ? 0 : lower.count(opposite(all));
      if (below != 0) {
        sum =
            sum.add(
                BigInteger.valueOf(weight)
                    .multiply(BigInteger.valueOf(above))
                    .multiply(BigInteger.valueOf(below)));
      }
    }
  }

  /** The sets of digits that can be in the left column of a stack in the upper band. */
  private int[] waysOf(int stack) {
    return IntStream.range(0, 1 << grid.size)
        .filter(left -> Integer.bitCount(left) == grid.boxRows)
        .filter(left -> isPossible(0, stack, left) && isPossible(1, stack, ~left))
        .toArray();
  }

  /** Whether each digit has a place in its column of the box. */
  private boolean isPossible(int band, int stack, int left) {
    int possible = 0;
    for (int row = band * grid.boxRows; row < (band + 1) * grid.boxRows; row++) {
      possible |= grid.at(row, 2 * stack) & left;
      possible |= grid.at(row, 2 * stack + 1) & ~left;
    }
    return Integer.bitCount(possible) == grid.size;
  }

  /** The types with the column of one more stack: 0 for left, 1 for right. */
  private static int[] with(int[] types, int left) {
    int[] longer = new int[types.length];
    for (int digit = 0; digit < types.length; digit++) {
      longer[digit] = 2 * types[digit] + (~left >>> digit & 1);
    }
    return longer;
  }

  /** The columns that are left for the other band. */
  private int[] opposite(int[] types) {
    int all = (1 << grid.boxRows) - 1;
    return IntStream.of(types).map(type -> type ^ all).toArray();
  }
}
