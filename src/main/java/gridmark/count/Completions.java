package gridmark.count;

import java.util.Arrays;

/**
 * For each column-way of a stack's first box, the column-ways that its other two boxes can have
 * beside it. Made for a way when first asked for.
 */
final class Completions {

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
