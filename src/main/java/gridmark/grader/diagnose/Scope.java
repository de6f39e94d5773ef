package gridmark.grader.diagnose;

import gridmark.board.Cell;
import gridmark.board.Unit;
import gridmark.board.Violation.Repeated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What repeated digits have in common, if a rule is there but not for everything: the units or the
 * digits it was forgotten for, or the pairs of cells.
 *
 * @param where for the evidence
 * @param advice more to the point than that of the code
 */
record Scope(String where, String advice) {

  /** So few units or digits are named as those with mistakes; beyond that, those without. */
  private static final int FEW = 4;

  /**
   * So many mistakes there must be for each place that has some, before the places that have none
   * mean anything.
   */
  private static final int ENOUGH = 4;

  /** Neighbours in different blocks are 2 of 27 pairs, so it takes many to miss them. */
  private static final int ENOUGH_PAIRS = 60;

  /** Two cells of a unit that hold the same digit, by their places in it. */
  private record Pair(int first, int second) {
    boolean has(int place) {
      return first == place || second == place;
    }

    boolean isNeighbours() {
      return second - first == 1;
    }
  }

  static Optional<Scope> of(List<Repeated> repeated) {
    if (repeated.size() < 2) {
      return Optional.empty();
    }
    String unit = repeated.get(0).unit().kind().word();
    int size = repeated.get(0).unit().cells().size();
    return numbers(unit, repeated, size, each -> each.unit().index() + 1)
        .or(() -> numbers("digit", repeated, size, Repeated::digit))
        .or(() -> pairs(unit, size, pairs(repeated)));
  }

  private static Optional<Scope> numbers(
      String noun, List<Repeated> repeated, int size, Function<Repeated, Integer> number) {
    SortedSet<Integer> with = new TreeSet<>(repeated.stream().map(number).toList());
    if (with.size() == size) {
      return Optional.empty();
    }
    String advice =
        "Check the limits and the steps of the loop over the %ss there: does it come to each of them?"
            .formatted(noun);
    if (with.size() <= FEW) {
      return Optional.of(new Scope("always in " + Phrase.named(noun, with), advice));
    }
    SortedSet<Integer> without = new TreeSet<>();
    for (int i = 1; i <= size; i++) {
      if (!with.contains(i)) {
        without.add(i);
      }
    }
    return repeated.size() < ENOUGH * size
        ? Optional.empty()
        : Optional.of(new Scope("never in " + Phrase.named(noun, without), advice));
  }

  private static List<Pair> pairs(List<Repeated> repeated) {
    List<Pair> pairs = new ArrayList<>();
    for (Repeated each : repeated) {
      List<Integer> places = each.cells().stream().map(cell -> place(each.unit(), cell)).toList();
      for (int i = 0; i < places.size(); i++) {
        for (int j = i + 1; j < places.size(); j++) {
          pairs.add(new Pair(places.get(i), places.get(j)));
        }
      }
    }
    return pairs;
  }

  private static int place(Unit unit, Cell cell) {
    return unit.cells().indexOf(cell);
  }

  private static Optional<Scope> pairs(String unit, int size, List<Pair> pairs) {
    String loops =
        "Check the limits of the two loops over the cells of a %s: does every cell meet every other?"
            .formatted(unit);
    String others = "Compare every cell of a %s with all the others in it, not only with %s.";
    if (all(pairs, pair -> pair.has(size - 1))) {
      return scope("always with the last cell of the %s".formatted(unit), loops);
    }
    if (all(pairs, pair -> pair.has(0))) {
      return scope("always with the first cell of the %s".formatted(unit), loops);
    }
    if (all(pairs, Pair::isNeighbours)) {
      return scope("always between neighbours", loops);
    }
    if (none(pairs, pair -> pair.has(0))) {
      return scope(
          "never with the first cell of the %s".formatted(unit),
          others.formatted(unit, "the first one"));
    }
    if (!unit.equals("block") && none(pairs, Pair::isNeighbours)) {
      return scope("never between neighbours", others.formatted(unit, "its neighbour"));
    }
    return Optional.empty();
  }

  private static boolean all(List<Pair> pairs, Predicate<Pair> test) {
    return pairs.size() >= ENOUGH && pairs.stream().allMatch(test);
  }

  private static boolean none(List<Pair> pairs, Predicate<Pair> test) {
    return pairs.size() >= ENOUGH_PAIRS && pairs.stream().noneMatch(test);
  }

  private static Optional<Scope> scope(String where, String advice) {
    return Optional.of(new Scope(where, advice));
  }
}
