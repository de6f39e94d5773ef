package gridmark.assignment.filling.diagnose;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Unit;
import gridmark.board.Violation.Repeated;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The pairs of cells in a unit that hold the same digit, by their places in it: all pairs that can,
 * if the rule is missing altogether; else those that are not compared.
 */
final class CellPairs {

  /** Two places of a unit, counted from 0. */
  private record Pair(int first, int second) {
    boolean has(int place) {
      return first == place || second == place;
    }

    boolean isNeighbours() {
      return second - first == 1;
    }
  }

  /** So many pairs for each that could be there, before one that is not means anything. */
  private static final int ENOUGH = 4;

  /** Of the pairs that a pattern allows, one in so many may be missing by chance. */
  private static final int TOLERANCE = 5;

  private final String unit;
  private final int last;
  private final int count;
  private final Set<Pair> seen;
  private final Set<Pair> possible;

  CellPairs(BoxShape shape, List<Repeated> repeated) {
    Unit example = repeated.get(0).unit();
    this.unit = example.kind().word();
    this.last = example.cells().size() - 1;
    List<Pair> pairs =
        repeated.stream().flatMap(each -> pairs(each.unit(), each.cells()).stream()).toList();
    this.count = pairs.size();
    this.seen = new LinkedHashSet<>(pairs);
    this.possible = new LinkedHashSet<>(pairs(example, example.cells()));
    possible.removeIf(pair -> !isLeftToRule(shape, example, pair));
    possible.addAll(seen);
  }

  private static List<Pair> pairs(Unit unit, List<Cell> cells) {
    List<Integer> places = cells.stream().map(unit.cells()::indexOf).toList();
    return places.stream()
        .flatMap(i -> places.stream().filter(j -> i < j).map(j -> new Pair(i, j)))
        .toList();
  }

  /** Whether no other rule keeps the two cells apart. */
  private static boolean isLeftToRule(BoxShape shape, Unit unit, Pair pair) {
    Cell first = unit.cells().get(pair.first());
    Cell second = unit.cells().get(pair.second());
    int shared =
        (first.row() == second.row() ? 1 : 0)
            + (first.column() == second.column() ? 1 : 0)
            + (shape.blockOf(first) == shape.blockOf(second) ? 1 : 0);
    return shared == 1;
  }

  /** What the pairs have in common, if that can be said. */
  Optional<Scope> scope() {
    return always("with the last cell of a " + unit, pair -> pair.has(last))
        .or(() -> always("with the first cell of a " + unit, pair -> pair.has(0)))
        .or(() -> always("between cells next to each other", Pair::isNeighbours))
        .or(() -> count < ENOUGH * possible.size() ? Optional.empty() : Optional.of(compared()));
  }

  private Optional<Scope> always(String where, Predicate<Pair> pattern) {
    String loops =
        "Check the limits of the two loops over the cells of a %s: does every cell meet every other?"
            .formatted(unit);
    return count >= ENOUGH && seen.stream().allMatch(pattern)
        ? Optional.of(Scope.in("always " + where, loops))
        : Optional.empty();
  }

  /** What the pairs have in common that are never seen. */
  private Scope compared() {
    String others = "Compare every cell of a %s with all the others in it, not only with %s.";
    if (seen.containsAll(possible)) {
      return Scope.ALTOGETHER;
    }
    if (isExactlyUnseen(pair -> pair.has(0))) {
      return Scope.in(
          "but never with the first cell of a " + unit, others.formatted(unit, "the first one"));
    }
    if (isExactlyUnseen(Pair::isNeighbours)) {
      return Scope.in(
          "but never between cells next to each other", others.formatted(unit, "the next one"));
    }
    Pair example = possible.stream().filter(pair -> !seen.contains(pair)).findFirst().orElseThrow();
    return Scope.in(
        "but never between some of its cells, such as number %d and number %d"
            .formatted(example.first() + 1, example.second() + 1),
        "Write down which pairs of cells of a %s your loops compare: is every pair among them?"
            .formatted(unit));
  }

  private boolean isExactlyUnseen(Predicate<Pair> pattern) {
    List<Pair> others = possible.stream().filter(pattern.negate()).toList();
    long missing = others.stream().filter(pair -> !seen.contains(pair)).count();
    return seen.stream().noneMatch(pattern) && TOLERANCE * missing <= others.size();
  }
}
