package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
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
    return new Clue<>(
        rule.code(),
        breaking(rule, grids),
        shown -> evidence(rule, shown),
        shown -> advice(rule, shown));
  }

  private String evidence(BoardRule rule, Shown<Sighting> shown) {
    Scope scope = Scope.of(rule, shown.witnesses());
    boolean isUnplaced = scope.where().isEmpty() || !zeros(shown).isEmpty();
    return "In %s %sthe %s rule is broken%s; %s.%s"
        .formatted(
            Sighting.share(shown),
            rules.size() == 1 ? "only " : "",
            word(rule),
            isUnplaced ? "" : ", " + scope.where(),
            shown.first().example(rule),
            extent(rule, scope, shown));
  }

  /** Zeros that came back because the rule forbids too much. */
  private List<Sighting> zeros(Shown<Sighting> shown) {
    return shown.seen().failed(this::isForbidden);
  }

  /** How much of the rule is there. */
  private String extent(BoardRule rule, Scope scope, Shown<Sighting> shown) {
    int zeros = zeros(shown).size();
    if (zeros > 0) {
      return " Zeros came back for %s, so the rule that is there seems to speak of the wrong cells."
          .formatted(
              zeros == 1
                  ? "a public puzzle that has a solution"
                  : zeros + " public puzzles that have a solution");
    }
    if (scope.altogether()) {
      return " It seems to be missing altogether.";
    }
    return scope.where().isEmpty() && rules.size() == 1 ? knownPart(rule, shown) : "";
  }

  private static String knownPart(BoardRule rule, Shown<Sighting> shown) {
    return shown.seen().accepted(each -> !each.isSolvable()).stream()
        .filter(each -> Solutions.existWithout(rule, each.puzzle()))
        .findFirst()
        .map(
            known ->
                " The rule is there in part: only by it can one tell that %s has no solution, and you did."
                    .formatted(known.id()))
        .orElse("");
  }

  private String advice(BoardRule rule, Shown<Sighting> shown) {
    return zeros(shown).isEmpty()
        ? Scope.of(rule, shown.witnesses()).advice().orElseGet(() -> shown.advice(rule.code()))
        : "Write down the nine cells that your program takes for %1$s 1, and those for %1$s 5, and compare them with the board."
            .formatted(word(rule));
  }

  private static String word(BoardRule rule) {
    return rule.name().toLowerCase(Locale.ROOT);
  }
}
