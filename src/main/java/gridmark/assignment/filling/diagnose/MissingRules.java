package gridmark.assignment.filling.diagnose;

import gridmark.assignment.Diagnosis;
import gridmark.assignment.diagnosis.Cause;
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
 */
final class MissingRules implements Suspect<Sighting> {

  /** Of several rules, each has to be broken in one of so many wrong grids. */
  private static final int NOT_BY_CHANCE = 5;

  private final Set<BoardRule> rules;
  private final boolean misplaced;

  private MissingRules(Set<BoardRule> rules, boolean misplaced) {
    this.rules = rules;
    this.misplaced = misplaced;
  }

  static MissingRules of(BoardRule first, BoardRule... others) {
    return new MissingRules(EnumSet.of(first, others), false);
  }

  /**
   * The rule speaks of the wrong cells. Where it forbids what is allowed, a puzzle with a solution
   * seems to have none.
   */
  static MissingRules misplaced(BoardRule rule) {
    return new MissingRules(EnumSet.of(rule), true);
  }

  @Override
  public Optional<Cause> examine(Observations<Sighting> seen) {
    List<Sighting> grids = seen.failed(each -> each.isGrid() && rules.containsAll(each.broken()));
    List<Sighting> zeros = seen.failed(each -> misplaced && each.isSolvable() && each.isZeros());
    if (grids.isEmpty()
        || (misplaced && zeros.isEmpty())
        || !rules.stream().allMatch(rule -> isOftenBroken(rule, grids))) {
      return Optional.empty();
    }
    List<Sighting> explained = seen.failed(each -> grids.contains(each) || zeros.contains(each));
    return Optional.of(
        new Cause(
            explained,
            rules.stream().map(rule -> diagnosis(rule, grids, zeros, explained, seen)).toList()));
  }

  private static boolean isOftenBroken(BoardRule rule, List<Sighting> grids) {
    long broken = grids.stream().filter(each -> each.broken().contains(rule)).count();
    return broken > 0 && broken * NOT_BY_CHANCE >= grids.size();
  }

  private Diagnosis diagnosis(
      BoardRule rule,
      List<Sighting> grids,
      List<Sighting> zeros,
      List<Sighting> explained,
      Observations<Sighting> seen) {
    BrokenRule broken = new BrokenRule(rule, grids, zeros, rules.size() > 1, seen);
    return new Diagnosis(rule.code(), broken.evidence(), broken.advice(), Cause.ids(explained));
  }
}
