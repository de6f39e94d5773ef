package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Phrase;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Violation.GivenChanged;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/** A right board comes back, but of another puzzle: the givens were not kept, or not all. */
final class IgnoredGivens implements Suspect<Sighting> {

  /** So many changed givens with something in common are no chance. */
  private static final int ENOUGH = 4;

  private static final String LOOPS =
      "Check the loops that turn givens into clauses: do they come to every row, every column and"
          + " every digit?";

  @Override
  public Optional<Cause> examine(Observations<Sighting> seen) {
    List<Sighting> explained =
        seen.failed(each -> each.isGrid() && Set.of(BoardRule.GIVENS).containsAll(each.broken()));
    if (explained.isEmpty()) {
      return Optional.empty();
    }
    List<Sighting> open = Observations.open(explained);
    String inCommon = inCommon(open);
    return Optional.of(
        Cause.of(
            BoardBug.GIVENS_IGNORED,
            explained,
            evidence(open, inCommon, seen),
            inCommon.isEmpty() ? BoardBug.GIVENS_IGNORED.advice() : LOOPS));
  }

  private static String evidence(
      List<Sighting> open, String inCommon, Observations<Sighting> seen) {
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(BoardBug.GIVENS_IGNORED);
    }
    return "In %s rows, columns and blocks are right, but givens were changed%s; in %s, for instance, %s."
        .formatted(
            Sighting.share(open, seen),
            inCommon,
            open.get(0).id(),
            open.get(0).breaches(BoardRule.GIVENS).get(0).text());
  }

  private static String inCommon(List<Sighting> open) {
    List<GivenChanged> changed =
        open.stream()
            .flatMap(each -> each.breaches(BoardRule.GIVENS).stream())
            .map(GivenChanged.class::cast)
            .toList();
    if (changed.size() < ENOUGH) {
      return "";
    }
    return always("row", changed, each -> each.cell().row() + 1)
        .or(() -> always("column", changed, each -> each.cell().column() + 1))
        .or(() -> always("digit", changed, GivenChanged::given))
        .or(() -> firstOnes(changed))
        .orElse("");
  }

  private static Optional<String> always(
      String noun, List<GivenChanged> changed, Function<GivenChanged, Integer> number) {
    SortedSet<Integer> numbers = new TreeSet<>(changed.stream().map(number).toList());
    return numbers.size() <= 2
        ? Optional.of(", always of " + Phrase.named(noun, numbers))
        : Optional.empty();
  }

  private static Optional<String> firstOnes(List<GivenChanged> changed) {
    return changed.stream().allMatch(each -> each.cell().row() == 0 || each.cell().column() == 0)
        ? Optional.of(", always of row 1 or column 1")
        : Optional.empty();
  }
}
