package gridmark.count;

import gridmark.board.BoxShape;
import gridmark.board.Puzzle;
import java.math.BigInteger;

/** The ways to count. They agree on every puzzle; they differ in what they are quick at. */
enum Method {

  /** Visits every solution. */
  SEARCH {
    @Override
    BigInteger countSettled(Position position, Tally tally) {
      PlainCount search = new PlainCount(position, tally, Long.MAX_VALUE);
      search.run();
      return search.found();
    }
  },

  /** The diagram of an exact cover problem: any board. */
  COVER {
    @Override
    BigInteger countSettled(Position position, Tally tally) {
      return new CoverDiagram(position, Position.Order.FEWEST_CHOICES, tally).count();
    }
  },

  /** The same, filling the board row by row. */
  COVER_BY_ROWS {
    @Override
    BigInteger countSettled(Position position, Tally tally) {
      return new CoverDiagram(position, Position.Order.ROW_BY_ROW, tally).count();
    }
  },

  /** The diagram of bands: boards of 3x3 boxes. */
  BANDS {
    @Override
    boolean suits(BoxShape shape) {
      return shape.equals(BoxShape.CLASSIC);
    }

    @Override
    BigInteger countSettled(Position position, Tally tally) {
      return new BandDiagram(BandPlan.best(BoxGrid.of(position), tally).board(), tally).count();
    }
  },

  /** The diagram of two bands: boards up to 8x8 with boxes of two rows or columns. */
  TWO_BANDS {
    @Override
    boolean suits(BoxShape shape) {
      return Math.min(shape.rows(), shape.columns()) == 2 && shape.size() <= LARGEST_WITH_TWO_BANDS;
    }

    @Override
    BigInteger countSettled(Position position, Tally tally) {
      BoxGrid grid = BoxGrid.of(position);
      return new TwoBandDiagram(grid.boxColumns() == 2 ? grid : grid.transposed(), tally).count();
    }
  };

  private static final int LARGEST_WITH_TWO_BANDS = 8;

  /** The quickest method on boards of this shape, when there are many solutions. */
  static Method bestFor(BoxShape shape) {
    if (BANDS.suits(shape)) {
      return BANDS;
    }
    return TWO_BANDS.suits(shape) ? TWO_BANDS : COVER_BY_ROWS;
  }

  /** Whether it can count on boards of this shape. */
  boolean suits(BoxShape shape) {
    return true;
  }

  /** The number of solutions. */
  final BigInteger count(Puzzle puzzle, Tally tally) {
    Position position = new Position(puzzle);
    if (!position.settle()) {
      return BigInteger.ZERO;
    }
    return position.isFilled() ? BigInteger.ONE : countSettled(position, tally);
  }

  /** The number of solutions of a position with open cells and nothing forced. */
  abstract BigInteger countSettled(Position position, Tally tally);
}
