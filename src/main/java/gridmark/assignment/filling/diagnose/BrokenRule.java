package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Phrase;
import java.util.List;
import java.util.Locale;

/** What public cases tell of a rule for rows, columns or blocks that is broken. */
final class BrokenRule {

  private final BoardRule rule;
  private final List<Sighting> grids;
  private final List<Sighting> zeros;
  private final boolean amongOthers;
  private final Observations<Sighting> seen;
  private final Scope scope;

  /**
   * @param grids that break it
   * @param zeros that came back because the rule forbids too much
   * @param amongOthers whether other rules are missing too
   */
  BrokenRule(
      BoardRule rule,
      List<Sighting> grids,
      List<Sighting> zeros,
      boolean amongOthers,
      Observations<Sighting> seen) {
    this.rule = rule;
    this.grids =
        grids.stream().filter(each -> each.isOpen() && each.broken().contains(rule)).toList();
    this.zeros = Observations.open(zeros);
    this.amongOthers = amongOthers;
    this.seen = seen;
    this.scope = Scope.of(rule, this.grids);
  }

  String evidence() {
    if (grids.isEmpty()) {
      return Phrase.hiddenOnly(rule.code());
    }
    Sighting example = grids.get(0);
    return "In %s %sthe %s rule is broken%s; in %s, for instance, %s.%s"
        .formatted(
            Sighting.share(grids, seen),
            amongOthers ? "" : "only ",
            word(),
            where(),
            example.id(),
            example.breaches(rule).get(0).text(),
            extent());
  }

  private String where() {
    return scope.where().isEmpty() || !zeros.isEmpty() ? "" : ", " + scope.where();
  }

  /** How much of the rule is there. */
  private String extent() {
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
    return scope.where().isEmpty() && !amongOthers ? knownPart() : "";
  }

  private String knownPart() {
    return seen
        .accepted(
            each ->
                each.isOpen() && !each.isSolvable() && Solutions.existWithout(rule, each.puzzle()))
        .stream()
        .findFirst()
        .map(
            known ->
                " The rule is there in part: only by it can one tell that %s has no solution, and you did."
                    .formatted(known.id()))
        .orElse("");
  }

  String advice() {
    if (!zeros.isEmpty()) {
      return "Write down the nine cells that your program takes for %1$s 1, and those for %1$s 5, and compare them with the board."
          .formatted(word());
    }
    return scope.advice().orElse(rule.code().advice());
  }

  private String word() {
    return rule.name().toLowerCase(Locale.ROOT);
  }
}
