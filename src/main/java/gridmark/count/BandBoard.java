package gridmark.count;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A board of 3x3 boxes with the ways of each box, laid for a {@link BandDiagram}. */
final class BandBoard {

  private static final int[][] BAND_ORDERS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}};

  final BoxGrid grid;

  /** By band and stack. */
  private final BoxWays[][] boxes;

  private BandBoard(BoxGrid grid, BoxWays[][] boxes) {
    this.grid = grid;
    this.boxes = boxes;
  }

  /**
   * A settled board, laid so that there is least to do: as it is or with rows for columns, and
   * which band comes first, and which stack.
   */
  static BandBoard best(BoxGrid grid, Tally tally) {
    BandBoard best = null;
    double least = Double.POSITIVE_INFINITY;
    for (BandBoard board : List.of(of(grid, tally), of(grid.transposed(), tally))) {
      for (int[] order : BAND_ORDERS) {
        tally.lookIfDue();
        double work = board.work(order);
        if (best == null || work < least) {
          best = board.reordered(order, stackOrder(board.band(order[0])));
          least = work;
        }
      }
    }
    return best;
  }

  /** The board as it is; boxes that look alike share their ways. */
  private static BandBoard of(BoxGrid grid, Tally tally) {
    Map<IntBuffer, BoxWays> known = new HashMap<>();
    BoxWays[][] boxes = new BoxWays[Ways.LINES][Ways.LINES];
    for (int band = 0; band < Ways.LINES; band++) {
      for (int stack = 0; stack < Ways.LINES; stack++) {
        tally.lookIfDue();
        int[] box = grid.box(band, stack);
        boxes[band][stack] = known.computeIfAbsent(IntBuffer.wrap(box), key -> BoxWays.of(box));
      }
    }
    return new BandBoard(grid, boxes);
  }

  /** The same board with its bands and stacks in another order. */
  private BandBoard reordered(int[] bands, int[] stacks) {
    BoxWays[][] moved = new BoxWays[Ways.LINES][Ways.LINES];
    for (int band = 0; band < Ways.LINES; band++) {
      for (int stack = 0; stack < Ways.LINES; stack++) {
        moved[band][stack] = boxes[bands[band]][stacks[stack]];
      }
    }
    return new BandBoard(grid.reordered(bands, stacks), moved);
  }

  BandTable table(int band, Tally tally) {
    return new BandTable(boxes[band], grid.digitClasses(band), tally);
  }

  BoxWays[] band(int band) {
    return boxes[band];
  }

  /** The box with the most ways first: what is fetched for the other two then serves longest. */
  private static int[] stackOrder(BoxWays[] band) {
    return IntStream.range(0, Ways.LINES)
        .boxed()
        .sorted(Comparator.comparingInt((Integer stack) -> band[stack].size()).reversed())
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /**
   * The estimate of the work: the number of column-ways of the first band times the average number
   * of pairs that complete one in each stack.
   */
  private double work(int[] order) {
    BoxWays[] first = band(order[0]);
    double work = Math.min(combinations(first), fillings(first));
    for (int stack = 0; stack < Ways.LINES; stack++) {
      work *= averagePairs(first[stack], band(order[1])[stack], band(order[2])[stack]);
    }
    return work;
  }

  private static double combinations(BoxWays[] band) {
    return Arrays.stream(band).mapToDouble(BoxWays::size).reduce(1, (x, y) -> x * y);
  }

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
    Completions completions = new Completions(second, third);
    int ways = 0;
    for (int way : first.columnWays) {
      ways += completions.of(way).length;
    }
    return ways / 2.0 / Math.max(1, first.size());
  }

  /**
   * For each column-way of a stack's first box, the column-ways that its other two boxes can have
   * beside it. Made for a way when first asked for.
   */
  static final class Completions {

    private final BoxWays middle;
    private final BoxWays bottom;
    private final short[][] pairs = new short[Ways.COUNT][];

    Completions(BoxWays middle, BoxWays bottom) {
      this.middle = middle;
      this.bottom = bottom;
    }

    /** Middle way, bottom way, middle way, bottom way, and so on. */
    short[] of(int topWay) {
      if (pairs[topWay] == null) {
        pairs[topWay] = possible(topWay);
      }
      return pairs[topWay];
    }

    private short[] possible(int topWay) {
      short[] possible = new short[2 * Ways.PAIRS];
      int next = 0;
      for (int pair = 0; pair < Ways.PAIRS; pair++) {
        int middleWay = Ways.second(topWay, pair);
        int bottomWay = Ways.third(topWay, pair);
        if (middle.placeOf[middleWay] >= 0 && bottom.placeOf[bottomWay] >= 0) {
          possible[next++] = (short) middleWay;
          possible[next++] = (short) bottomWay;
        }
      }
      return Arrays.copyOf(possible, next);
    }
  }
}
