package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Violation.GivenChanged;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Cells hold several digits in the model, and the lowest of them, or the highest, is read. That
 * shows in the givens: they are still there, behind a digit that is always lower, or always higher.
 */
final class SeveralDigits implements Suspect<Sighting> {

  /** So many changes in one direction are no chance. */
  private static final int ENOUGH = 10;

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained =
        seen.failed(each -> each.isGrid() && each.broken().contains(BoardRule.GIVENS));
    List<GivenChanged> changed = Sighting.breaches(explained, BoardRule.GIVENS, GivenChanged.class);
    return changed.size() >= ENOUGH
            && (all(changed, each -> each.value() < each.given())
                || all(changed, each -> each.value() > each.given()))
        ? Cause.of(
            explained, new Clue<>(BoardBug.MISSING_CELL_RULE, explained, SeveralDigits::evidence))
        : Optional.empty();
  }

  private static boolean all(List<GivenChanged> changed, Predicate<GivenChanged> which) {
    return changed.stream()
        .allMatch(each -> which.test(each) && each.value() >= 1 && each.value() <= 9);
  }

  private static String evidence(Shown<Sighting> shown) {
    GivenChanged first =
        Sighting.breaches(shown.witnesses(), BoardRule.GIVENS, GivenChanged.class).get(0);
    return "In %s givens became other digits, and always %s ones; %s. So cells seem to hold several digits at once, of which one is read."
        .formatted(
            Sighting.share(shown),
            first.value() < first.given() ? "lower" : "higher",
            shown.first().example(first));
  }
}
