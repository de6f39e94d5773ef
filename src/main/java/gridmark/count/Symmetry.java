package gridmark.count;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What may be exchanged in some bands of a board without changing the count: digits with the same
 * candidates, and columns and whole stacks that look alike.
 *
 * <p>When it is decided on which column a digit stands in each of some stacks, the digit is of a
 * type: its columns as the digits of one number. What can be turned into each other by exchanges
 * gets the same key. A key lists the types of all digits, sorted within each class of
 * interchangeable digits, so it tells exactly what is where, up to renaming. Of the keys that
 * exchanges of columns and stacks lead to, the one with the smallest sum of random numbers is
 * taken. The sum only chooses: should two sums ever be equal by chance, nodes are kept apart that
 * could have been merged, and no count is wrong.
 */
final class Symmetry {

  private static final int TYPE_BITS = 5;
  private static final int TYPE_MASK = (1 << TYPE_BITS) - 1;

  private final BoxGrid grid;
  private final int[] bands;
  private final int[] stacks;
  private final int types;
  private final DigitClasses classes;

  /** What an exchange makes of each type. The first exchange changes nothing. */
  private final List<byte[]> exchanges = new ArrayList<>();

  /** A random number for each class and type. */
  private final long[] weights;

  private final long[] sorted;

  /**
   * The symmetry of a board.
   *
   * @param bands in which digits, columns and stacks must look alike
   * @param stacks that may be exchanged, and whose columns make the types
   */
  Symmetry(BoxGrid grid, int[] bands, int[] stacks) {
    this.grid = grid;
    this.bands = bands.clone();
    this.stacks = stacks.clone();
    this.types = (int) Math.pow(grid.boxColumns, stacks.length);
    this.classes = grid.digitClasses(bands);
    this.weights = new SplittableRandom(types).longs((long) grid.size * types).toArray();
    this.sorted = new long[grid.size];
    addExchanges(0, 0, new int[stacks.length], new int[stacks.length][]);
  }

  /** Whether every key stands for just one choice of columns. */
  boolean isTrivial() {
    return classes.areSingle() && exchanges.size() == 1;
  }

  /** Chooses, stack by stack, the place it moves to and the order its columns get there. */
  private void addExchanges(int stack, int taken, int[] places, int[][] orders) {
    if (stack == stacks.length) {
      exchanges.add(exchange(places, orders));
      return;
    }
    for (int place = 0; place < stacks.length; place++) {
      for (int[] order : grid.columnOrders()) {
        if ((taken & 1 << place) == 0
            && grid.looksAlike(bands, stacks[stack], stacks[place], order)) {
          places[stack] = place;
          orders[stack] = order;
          addExchanges(stack + 1, taken | 1 << place, places, orders);
        }
      }
    }
  }

  private byte[] exchange(int[] places, int[][] orders) {
    byte[] exchange = new byte[types];
    int[] columns = new int[stacks.length];
    for (int type = 0; type < types; type++) {
      int rest = type;
      for (int stack = stacks.length - 1; stack >= 0; stack--) {
        columns[places[stack]] = orders[stack][rest % grid.boxColumns];
        rest /= grid.boxColumns;
      }
      int image = 0;
      for (int column : columns) {
        image = image * grid.boxColumns + column;
      }
      exchange[type] = (byte) image;
    }
    return exchange;
  }

  long key(int[] typeOf) {
    byte[] exchange = exchanges.size() == 1 ? exchanges.get(0) : bestExchange(typeOf);
    for (int digit = 0; digit < sorted.length; digit++) {
      sorted[digit] = exchange[typeOf[digit]];
    }
    classes.sortWithin(sorted);
    long key = 0;
    for (long type : sorted) {
      key = key << TYPE_BITS | type;
    }
    return key;
  }

  private byte[] bestExchange(int[] typeOf) {
    byte[] best = exchanges.get(0);
    long smallest = Long.MAX_VALUE;
    for (byte[] exchange : exchanges) {
      long sum = 0;
      for (int digit = 0; digit < typeOf.length; digit++) {
        sum += weights[classes.classOf[digit] * types + exchange[typeOf[digit]]];
      }
      if (sum < smallest) {
        smallest = sum;
        best = exchange;
      }
    }
    return best;
  }

  /** Types that have a key: those of one of the nodes that it stands for. */
  int[] typesOf(long key) {
    int[] typeOf = new int[sorted.length];
    long rest = key;
    for (int i = typeOf.length - 1; i >= 0; i--) {
      typeOf[classes.order[i]] = (int) rest & TYPE_MASK;
      rest >>>= TYPE_BITS;
    }
    return typeOf;
  }
}
