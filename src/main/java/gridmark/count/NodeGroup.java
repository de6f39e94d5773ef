package gridmark.count;

import gridmark.count.BandBoard.Completions;
import java.math.BigInteger;

/**
 * Nodes of a {@link BandDiagram} that have the column-ways of the second and third stack in common,
 * and the sum of their weights times the ways to complete them.
 *
 * <p>The completions of the common column-ways are the entries of vectors; there is one vector for
 * each column-way of the first stack in the middle band, and one for each in the bottom band. A
 * node's inner sum is the sum of all entries of the products of such vectors, one product for each
 * of its completions in the first stack. The vectors are worked on in blocks that fit the cache.
 */
final class NodeGroup {

  private static final int BLOCK = 64;

  private final Tally tally;
  private final Completions[] completions = new Completions[3];
  private final BandReader middle;
  private final BandReader bottom;
  private final Lineup middleWays = new Lineup();
  private final Lineup bottomWays = new Lineup();
  private final int[] products = new int[BLOCK];

  private int second;
  private int third;
  private int size;
  private final int[] firsts = new int[Ways.COUNT];
  private final long[] weights = new long[Ways.COUNT];
  private final long[] inner = new long[Ways.COUNT];

  /** How many entries of the vectors are filled. */
  private int filled;

  NodeGroup(BandBoard board, Tally tally) {
    this.tally = tally;
    for (int stack = 0; stack < completions.length; stack++) {
      completions[stack] = new Completions(board.band(1)[stack], board.band(2)[stack]);
    }
    middle = new BandReader(board.table(1, tally), tally);
    bottom = new BandReader(board.table(2, tally), tally);
    tally.take(2L * Ways.COUNT * BLOCK * Integer.BYTES);
  }

  /** Whether the lower bands can complete these column-ways of the second and third stack. */
  boolean canComplete(int secondWay, int thirdWay) {
    return completions[1].of(secondWay).length > 0 && completions[2].of(thirdWay).length > 0;
  }

  /** Starts a new group with the column-ways in common. */
  void start(int secondWay, int thirdWay) {
    second = secondWay;
    third = thirdWay;
    size = 0;
    middleWays.clear();
    bottomWays.clear();
  }

  /** Adds a node by its column-way of the first stack. */
  void add(int firstWay, long weight) {
    short[] pairs = completions[0].of(firstWay);
    for (int i = 0; i < pairs.length; i += 2) {
      middleWays.include(pairs[i]);
      bottomWays.include(pairs[i + 1]);
    }
    if (pairs.length > 0) {
      firsts[size] = firstWay;
      weights[size] = weight;
      inner[size] = 0;
      size++;
    }
  }

  /** The sum over all nodes of the group. */
  BigInteger sum() {
    if (size > 0) {
      filled = 0;
      short[] seconds = completions[1].of(second);
      short[] thirds = completions[2].of(third);
      for (int i = 0; i < seconds.length; i += 2) {
        for (int k = 0; k < thirds.length; k += 2) {
          fetch(seconds[i], thirds[k], seconds[i + 1], thirds[k + 1]);
        }
      }
      addBlock();
    }
    return weightedSum();
  }

  /** Fetches the entries of one completion of the common column-ways, unless all are zero. */
  private void fetch(int middleSecond, int middleThird, int bottomSecond, int bottomThird) {
    if (middle.seek(middleSecond, middleThird) && bottom.seek(bottomSecond, bottomThird)) {
      middle.copy(middleWays.ways, middleWays.size, middleWays.vectors, filled);
      bottom.copy(bottomWays.ways, bottomWays.size, bottomWays.vectors, filled);
      filled++;
      if (filled == BLOCK) {
        addBlock();
      }
    }
  }

  /**
   * A weight is at most 3,456: the first row of a band can be drawn from its columns in at most 3!³
   * ways (Brègman's bound), and the two others then in at most 2⁴. So an int holds 56 products.
   */
  private void addBlock() {
    tally.lookIfDue();
    for (int node = 0; node < size; node++) {
      short[] pairs = completions[0].of(firsts[node]);
      for (int i = 0; i < pairs.length; i += 2) {
        addProducts(
            products,
            middleWays.vectors[middleWays.places[pairs[i]]],
            bottomWays.vectors[bottomWays.places[pairs[i + 1]]],
            filled);
      }
      long sum = 0;
      for (int i = 0; i < filled; i++) {
        sum += products[i];
        products[i] = 0;
      }
      inner[node] += sum;
    }
    filled = 0;
  }

  private static void addProducts(int[] sums, int[] factors, int[] others, int count) {
    for (int i = 0; i < count; i++) {
      sums[i] += factors[i] * others[i];
    }
  }

  /** Sums in 128 bits: no weight or inner sum exceeds 2^40, there are at most 1,680 of them. */
  private BigInteger weightedSum() {
    long high = 0;
    long low = 0;
    for (int node = 0; node < size; node++) {
      long product = weights[node] * inner[node];
      low += product;
      high += Math.multiplyHigh(weights[node], inner[node]);
      high += Long.compareUnsigned(low, product) < 0 ? 1 : 0;
    }
    BigInteger lowPart = BigInteger.valueOf(low);
    return BigInteger.valueOf(low < 0 ? high + 1 : high).shiftLeft(Long.SIZE).add(lowPart);
  }

  /** The column-ways of the first stack that are wanted in one band, each with its vector. */
  private static final class Lineup {

    private final int[] ways = new int[Ways.COUNT];
    private final int[] places = Ways.table(-1);
    private final int[][] vectors = new int[Ways.COUNT][];
    private int size;

    void clear() {
      for (int i = 0; i < size; i++) {
        places[ways[i]] = -1;
      }
      size = 0;
    }

    void include(int way) {
      if (places[way] < 0) {
        if (vectors[size] == null) {
          vectors[size] = new int[BLOCK];
        }
        places[way] = size;
        ways[size++] = way;
      }
    }
  }
}
