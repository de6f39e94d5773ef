package gridmark.count;

import gridmark.board.BoxShape;
import java.math.BigInteger;

/** The ways to count. They agree on every puzzle; they differ in what they are quick at. */
enum Method {
  /** Visits every solution. */
  SEARCH,

  /** The diagram of an exact cover problem, filling the board row by row: any board. */
  COVER,

  /** The diagram of bands: boards of 3x3 boxes. */
  BANDS,

  /** The diagram of two bands: boards up to 8x8 with boxes of two rows or columns. */
  TWO_BANDS;

  private static final int LARGEST_WITH_TWO_BANDS = 8;

  /** The quickest method on boards of this shape, when there are many solutions. */
  static Method bestFor(BoxShape shape) {
    if (BANDS.suits(shape)) {
      return BANDS;
    }
    return TWO_BANDS.suits(shape) ? TWO_BANDS : COVER;
  }

  /** Whether it can count on boards of this shape. */
  boolean suits(BoxShape shape) {
    return switch (this) {
      case SEARCH, COVER -> true;
      case BANDS -> shape.equals(BoxShape.CLASSIC);
      case TWO_BANDS ->
          Math.min(shape.rows(), shape.columns()) == 2 && shape.size() <= LARGEST_WITH_TWO_BANDS;
    };
  }

  BigInteger count(Position position, Tally tally) {
    if (!position.settle()) {
      return BigInteger.ZERO;
    }
    if (position.isFilled()) {
      return BigInteger.ONE;
    }
    return switch (this) {
      case SEARCH -> {
        PlainCount search = new PlainCount(position, tally, Long.MAX_VALUE);
        search.run();
        yield search.found();
      }
      case COVER -> new CoverDiagram(position, tally).count();
      case BANDS -> new BandDiagram(BandBoard.best(BoxGrid.of(position), tally), tally).count();
      case TWO_BANDS -> {
        BoxGrid grid = BoxGrid.of(position);
        yield new TwoBandDiagram(grid.boxColumns == 2 ? grid : grid.transposed(), tally).count();
      }
    };
  }
}
