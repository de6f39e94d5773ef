package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Suspect;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The formula lacks one of the rules for rows, columns and blocks, or several: the grids that come
 * back break these and nothing else. That holds for a puzzle without a solution too, where any grid
 * must break something.
 *
 * @param misplaced whether the rule speaks of the wrong cells. Where it forbids what is allowed, a
 *     puzzle with a solution seems to have none
 */
record MissingRules(Set<BoardRule> rules, boolean misplaced) implements Suspect<Sighting> {

  /** Of several rules, each has to be broken in one of so many wrong grids. */
  private static final int NOT_BY_CHANCE = 5;

  static MissingRules of(BoardRule first, BoardRule... others) {
    return new MissingRules(EnumSet.of(first, others), false);
  }

  static MissingRules misplaced(BoardRule rule) {
    return new MissingRules(EnumSet.of(rule), true);
  }

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> grids = seen.failed(each -> each.isGrid() && rules.containsAll(each.broken()));
    List<Sighting> zeros = seen.failed(this::isForbidden);
    if (grids.isEmpty()
        || (misplaced && zeros.isEmpty())
        || !rules.stream().allMatch(rule -> isOftenBroken(rule, grids))) {
      return Optional.empty();
    }
    return Optional.of(
        new Cause<>(
            seen.failed(each -> grids.contains(each) || zeros.contains(each)),
            rules.stream().map(rule -> clue(rule, grids)).toList()));
  }

  private boolean isForbidden(Sighting sighting) {
    return misplaced && sighting.isSolvable() && sighting.isZeros();
  }

  private static boolean isOftenBroken(BoardRule rule, List<Sighting> grids) {
    int broken = breaking(rule, grids).size();
    return broken > 0 && broken * NOT_BY_CHANCE >= grids.size();
  }

  private static List<Sighting> breaking(BoardRule rule, List<Sighting> grids) {
    return grids.stream().filter(each -> each.broken().contains(rule)).toList();
  }

  private Clue<Sighting> clue(BoardRule rule, List<Sighting> grids) {
    boolean isOne = rules.size() == 1;
    return new Clue<>(
        rule.code(),
        breaking(rule, grids),
        shown ->
            new BrokenRule(rule, shown, shown.seen().failed(this::isForbidden)).evidence(isOne),
        shown -> new BrokenRule(rule, shown, shown.seen().failed(this::isForbidden)).advice());
  }
}
