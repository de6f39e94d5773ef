package gridmark.assignment.filling.diagnose;

import gridmark.board.Unit;
import gridmark.board.Violation.Repeated;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How far a rule is missing: altogether, or for some units, digits or pairs of cells. It is read
 * from what all places have in common where the rule is broken: of all {@linkplain Pattern
 * patterns} that fit, the one that would be the strangest chance if nothing of the rule were there.
 *
 * @param altogether whether nothing of the rule can be made out
 * @param where for the evidence; empty if there is nothing to say
 * @param advice more to the point than that of the code, if the rule is there in part
 */
record Scope(boolean altogether, String where, Optional<String> advice) {

  /** So many clashes for each pair of places that could clash, before all of them mean anything. */
  private static final int ENOUGH = 4;

  private static final Scope ALTOGETHER = new Scope(true, "", Optional.empty());

  private static final Scope UNKNOWN = new Scope(false, "", Optional.empty());

  static Scope of(BoardRule rule, List<Sighting> grids) {
    List<Clash> clashes = grids.stream().flatMap(grid -> clashes(rule, grid)).toList();
    if (clashes.size() < 2) {
      return UNKNOWN;
    }
    return new Patterns(kind(rule), grids, clashes)
        .all().stream()
            .filter(pattern -> pattern.isNoChance(clashes.size()))
            .max(Comparator.comparingDouble(pattern -> pattern.surprise(clashes.size())))
            .map(pattern -> new Scope(false, pattern.where(), Optional.of(pattern.advice())))
            .orElse(
                isEverywhere(clashes, Clash.possible(grids.get(0).puzzle().shape(), kind(rule)))
                    ? ALTOGETHER
                    : UNKNOWN);
  }

  private static Unit.Kind kind(BoardRule rule) {
    return Unit.Kind.valueOf(rule.name());
  }

  /** Two givens that clash are the puzzle's doing. */
  private static Stream<Clash> clashes(BoardRule rule, Sighting grid) {
    return grid.breaches(rule).stream()
        .flatMap(each -> Clash.in(grid, (Repeated) each))
        .filter(clash -> clash.givens() < 2);
  }

  private static boolean isEverywhere(List<Clash> clashes, List<Clash> possible) {
    List<List<Integer>> places = possible.stream().map(Clash::places).distinct().toList();
    return clashes.size() >= ENOUGH * places.size()
        && clashes.stream().map(Clash::places).distinct().toList().containsAll(places);
  }
}
