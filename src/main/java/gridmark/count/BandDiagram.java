package gridmark.count;

import java.math.BigInteger;

/**
 * Counts solutions of a 9x9 board as a decision diagram with bands as levels.
 *
 * <p>In each box the digits fall on its three columns in one of 1,680 ways ({@link Ways}). Whatever
 * stands in the first band, what the other two bands can be depends only on the column-ways of its
 * three boxes: they are the nodes below the first level. A {@link BandTable} tells in how many ways
 * a band can be filled for given column-ways, so it is the weight of an edge. The column-ways of
 * the second band are free among the 56 in each stack that share no column with the first; those of
 * the third band follow. So the count is
 *
 * <p>the sum, over column-ways (a, b, c) of the first band, of its weight times the sum, over the
 * completions (a', a''), (b', b''), (c', c''), of weight(a', b', c') x weight(a'', b'', c'').
 *
 * <p>Three things make it quick. Nodes that {@link Symmetry} makes equal are merged: on the empty
 * board all 1,680³ nodes become 44. Nodes with the same (b, c) are worked on together ({@link
 * NodeGroup}), so that their weights are fetched once. And the inner sum is then a product of long
 * vectors, entry by entry, which processors are built for.
 */
final class BandDiagram {

  private static final int[] ALL_BANDS = {0, 1, 2};
  private static final int[] LOWER_BANDS = {1, 2};

  private final BandBoard board;
  private final Tally tally;
  private final BandTable top;
  private final NodeGroup group;
  private BigInteger sum = BigInteger.ZERO;

  BandDiagram(BandBoard board, Tally tally) {
    this.board = board;
    this.tally = tally;
    this.top = board.table(0, tally);
    this.group = new NodeGroup(board, tally);
  }

  BigInteger count() {
    Nodes nodes = new Nodes(board.grid, tally, LOWER_BANDS, 0, 1, 2);
    Nodes pairs = pairs();
    if (nodes.areSingle()) {
      sumPairByPair(pairs);
    } else {
      merge(pairs, nodes);
      sumMerged(nodes);
    }
    return sum;
  }

  /** The column-ways of the second and third box in the first band that can be completed. */
  private Nodes pairs() {
    Nodes seconds = new Nodes(board.grid, tally, ALL_BANDS, 1);
    for (int way : board.band(0)[1].columnWays) {
      seconds.add(1, 0, way, 0);
    }
    Nodes pairs = new Nodes(board.grid, tally, ALL_BANDS, 1, 2);
    for (int i = 0; i < seconds.size(); i++) {
      tally.lookIfDue();
      for (int way : board.band(0)[2].columnWays) {
        if (group.canComplete(seconds.way(i, 1), way)) {
          pairs.add(seconds.weight(i), 0, seconds.way(i, 1), way);
        }
      }
    }
    return pairs;
  }

  /** No two nodes are alike: all those of one pair can be summed at once. */
  private void sumPairByPair(Nodes pairs) {
    int[] firstWays = board.band(0)[0].columnWays;
    for (int i = 0; i < pairs.size(); i++) {
      short[] weights = top.computedRow(pairs.way(i, 1), pairs.way(i, 2));
      group.start(pairs.way(i, 1), pairs.way(i, 2));
      for (int place = 0; place < weights.length; place++) {
        if (weights[place] != 0) {
          group.add(firstWays[place], pairs.weight(i) * weights[place]);
        }
      }
      finishGroup((i + 1.0) / pairs.size());
    }
  }

  private void merge(Nodes pairs, Nodes nodes) {
    int[] firstWays = board.band(0)[0].columnWays;
    for (int i = 0; i < pairs.size(); i++) {
      short[] weights = top.computedRow(pairs.way(i, 1), pairs.way(i, 2));
      for (int place = 0; place < weights.length; place++) {
        if (weights[place] != 0) {
          long weight = pairs.weight(i) * weights[place];
          nodes.add(weight, firstWays[place], pairs.way(i, 1), pairs.way(i, 2));
        }
      }
      tally.lookIfDue();
    }
  }

  private void sumMerged(Nodes nodes) {
    int node = 0;
    while (node < nodes.size()) {
      int start = node;
      group.start(nodes.way(start, 1), nodes.way(start, 2));
      while (node < nodes.size() && nodes.arePartners(start, node)) {
        group.add(nodes.way(node, 0), nodes.weight(node));
        node++;
      }
      finishGroup((double) node / nodes.size());
    }
  }

  private void finishGroup(double done) {
    sum = sum.add(group.sum());
    tally.atLeast(sum);
    tally.done(done);
    tally.lookIfDue();
  }
}
