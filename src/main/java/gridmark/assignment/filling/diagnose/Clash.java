package gridmark.assignment.filling.diagnose;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Unit;
import gridmark.board.Violation.Repeated;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Two cells of a unit that hold the same digit.
 *
 * @param unit from 0
 * @param first the place of the one in the unit, from 0
 * @param second the place of the other
 * @param givens how many of the two were given
 */
record Clash(int unit, int digit, int first, int second, int givens) {

  /** All of a grid that come from one digit in one unit. */
  static Stream<Clash> in(Sighting grid, Repeated repeated) {
    List<Cell> cells = repeated.cells();
    return IntStream.range(0, cells.size())
        .boxed()
        .flatMap(
            i ->
                cells.subList(0, i).stream()
                    .map(cell -> of(grid, repeated.unit(), repeated.digit(), cell, cells.get(i))));
  }

  private static Clash of(Sighting grid, Unit unit, int digit, Cell one, Cell other) {
    int first = unit.cells().indexOf(one);
    int second = unit.cells().indexOf(other);
    return new Clash(
        unit.index(),
        digit,
        Math.min(first, second),
        Math.max(first, second),
        givens(grid, one, other));
  }

  private static int givens(Sighting grid, Cell one, Cell other) {
    return (grid.isGiven(one) ? 1 : 0) + (grid.isGiven(other) ? 1 : 0);
  }

  /**
   * How many givens a grid has in these two places.
   *
   * @param units all of the kind
   */
  int givensIn(Sighting grid, List<Unit> units) {
    List<Cell> cells = units.get(unit).cells();
    return givens(grid, cells.get(first), cells.get(second));
  }

  /** The two places. */
  List<Integer> places() {
    return List.of(first, second);
  }

  boolean has(int place) {
    return first == place || second == place;
  }

  int distance() {
    return second - first;
  }

  /** All pairs of places in units of one kind that no other rule keeps apart. */
  static List<Clash> possible(BoxShape shape, Unit.Kind kind) {
    return Unit.of(shape, kind).stream()
        .flatMap(
            unit ->
                IntStream.range(0, unit.cells().size())
                    .boxed()
                    .flatMap(
                        second ->
                            IntStream.range(0, second)
                                .filter(first -> isLeftToRule(shape, unit, first, second))
                                .mapToObj(first -> new Clash(unit.index(), 0, first, second, 0))))
        .toList();
  }

  private static boolean isLeftToRule(BoxShape shape, Unit unit, int first, int second) {
    Cell one = unit.cells().get(first);
    Cell other = unit.cells().get(second);
    int shared =
        (one.row() == other.row() ? 1 : 0)
            + (one.column() == other.column() ? 1 : 0)
            + (shape.blockOf(one) == shape.blockOf(other) ? 1 : 0);
    return shared == 1;
  }
}
