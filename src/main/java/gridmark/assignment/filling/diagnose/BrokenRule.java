package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Shown;
import java.util.List;
import java.util.Locale;

/**
 * What to say of a rule for rows, columns or blocks that is broken.
 *
 * @param zeros that came back because the rule forbids too much
 */
record BrokenRule(BoardRule rule, Shown<Sighting> shown, List<Sighting> zeros) {

  /**
   * What was seen.
   *
   * @param alone whether no other rule is missing
   */
  String evidence(boolean alone) {
    Scope scope = Scope.of(rule, shown.witnesses());
    return "In %s %sthe %s rule is broken%s; %s.%s"
        .formatted(
            Sighting.share(shown),
            alone ? "only " : "",
            word(),
            scope.where().isEmpty() || !zeros.isEmpty() ? "" : ", " + scope.where(),
            shown.first().example(rule),
            extent(scope, alone));
  }

  /** How much of the rule is there. */
  private String extent(Scope scope, boolean alone) {
    if (!zeros.isEmpty()) {
      return " Zeros came back for %s, so the rule that is there seems to speak of the wrong cells."
          .formatted(
              zeros.size() == 1
                  ? "a public puzzle that has a solution"
                  : zeros.size() + " public puzzles that have a solution");
    }
    if (scope.altogether()) {
      return " It seems to be missing altogether.";
    }
    return scope.where().isEmpty() && alone ? knownPart() : "";
  }

  private String knownPart() {
    return shown.seen().accepted(each -> !each.isSolvable()).stream()
        .filter(each -> Solutions.existWithout(rule, each.puzzle()))
        .findFirst()
        .map(
            known ->
                " The rule is there in part: only by it can one tell that %s has no solution, and you did."
                    .formatted(known.id()))
        .orElse("");
  }

  String advice() {
    return zeros.isEmpty()
        ? Scope.of(rule, shown.witnesses()).advice().orElse(rule.code().advice())
        : "Write down the nine cells that your program takes for %1$s 1, and those for %1$s 5, and compare them with the board."
            .formatted(word());
  }

  private String word() {
    return rule.name().toLowerCase(Locale.ROOT);
  }
}
