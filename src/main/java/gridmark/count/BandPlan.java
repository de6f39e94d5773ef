package gridmark.count;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Chooses how to lay a 9x9 board for a {@link BandDiagram}: as it is or with rows for columns,
 * which band comes first, and which stack. The estimate of the work is the number of column-ways of
 * the first band times the average number of pairs that complete one in each stack.
 *
 * @param board laid as chosen
 * @param work the estimate
 */
record BandPlan(BandBoard board, double work) {

  private static final int[][] BAND_ORDERS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}};
  private static final int STACKS = 3;

  /** The best plan for a settled board. */
  static BandPlan best(BoxGrid grid, Tally tally) {
    BandBoard upright = BandBoard.of(grid, tally);
    BandBoard turned = BandBoard.of(grid.transposed(), tally);
    BandPlan best = null;
    for (BandBoard board : new BandBoard[] {upright, turned}) {
      for (int[] order : BAND_ORDERS) {
        tally.lookIfDue();
        double work = work(board, order);
        if (best == null || work < best.work()) {
          best = new BandPlan(board.reordered(order, stackOrder(board.band(order[0]))), work);
        }
      }
    }
    return best;
  }

  /** The box with the most ways first: what is fetched for the other two then serves longest. */
  private static int[] stackOrder(BoxWays[] band) {
    return IntStream.range(0, STACKS)
        .boxed()
        .sorted(Comparator.comparingInt((Integer stack) -> band[stack].size()).reversed())
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private static double work(BandBoard board, int[] order) {
    BoxWays[] first = board.band(order[0]);
    double work = Math.min(combinations(first), fillings(first));
    for (int stack = 0; stack < STACKS; stack++) {
      work *= averagePairs(first[stack], board.band(order[1])[stack], board.band(order[2])[stack]);
    }
    return work;
  }

  private static double combinations(BoxWays[] band) {
    return Arrays.stream(band).mapToDouble(BoxWays::size).reduce(1, (x, y) -> x * y);
  }

  /** In how many ways a band can be filled. */
  private static double fillings(BoxWays[] band) {
    double fillings = 0;
    for (int rowWay = 0; rowWay < Ways.COUNT; rowWay++) {
      int here = band[0].places[rowWay].length;
      for (int pair = 0; here > 0 && pair < Ways.PAIRS; pair++) {
        fillings +=
            (double) here
                * band[1].places[Ways.second(rowWay, pair)].length
                * band[2].places[Ways.third(rowWay, pair)].length;
      }
    }
    return fillings;
  }

  private static double averagePairs(BoxWays first, BoxWays second, BoxWays third) {
    int pairs = 0;
    for (int way : first.columnWays) {
      for (int pair = 0; pair < Ways.PAIRS; pair++) {
        if (second.placeOf[Ways.second(way, pair)] >= 0
            && third.placeOf[Ways.third(way, pair)] >= 0) {
          pairs++;
        }
      }
    }
    return (double) pairs / Math.max(1, first.size());
  }
}
