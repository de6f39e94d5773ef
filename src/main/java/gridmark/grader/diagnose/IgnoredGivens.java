package gridmark.grader.diagnose;

import gridmark.board.Violation.GivenChanged;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/** A right board comes back, but of another puzzle: the givens were not kept, or not all. */
final class IgnoredGivens implements Suspect {

  /** So many changed givens with something in common are no chance. */
  private static final int ENOUGH = 4;

  @Override
  public Optional<Finding> examine(Observations seen) {
    List<Sighting> explained =
        seen.failed(each -> each.isGrid() && List.of(Rule.GIVENS).containsAll(each.broken()));
    return explained.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Finding.of(
                DiagnosisCode.GIVENS_IGNORED,
                explained,
                evidence(explained, seen),
                DiagnosisCode.GIVENS_IGNORED.advice()));
  }

  private static String evidence(List<Sighting> explained, Observations seen) {
    List<Sighting> open = explained.stream().filter(Sighting::isOpen).toList();
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(DiagnosisCode.GIVENS_IGNORED);
    }
    List<GivenChanged> changed =
        open.stream()
            .flatMap(each -> each.breaches(Rule.GIVENS).stream())
            .map(GivenChanged.class::cast)
            .toList();
    return "In %s rows, columns and blocks are right, but givens were changed%s; in %s, for instance, %s."
        .formatted(
            Phrase.share(
                open.size(),
                seen.failed(each -> each.isGrid() && each.isOpen()).size(),
                "wrong public grid"),
            inCommon(changed),
            open.get(0).id(),
            open.get(0).breaches(Rule.GIVENS).get(0).text());
  }

  private static String inCommon(List<GivenChanged> changed) {
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
