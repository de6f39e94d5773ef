package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Violation.GivenChanged;
import java.util.List;
import java.util.Optional;

/** A right board comes back, but of another puzzle: the givens were not kept, or not all. */
final class IgnoredGivens implements Suspect<Sighting> {

  /** So many changed givens with something in common are no chance. */
  private static final int ENOUGH = 4;

  private static final String LOOPS =
      "Check the loops that turn givens into clauses: do they come to every row, every column and"
          + " every digit?";

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> each.breaksOnly(BoardRule.GIVENS));
    return Cause.of(
        explained,
        new Clue<>(
            BoardBug.GIVENS_IGNORED,
            explained,
            IgnoredGivens::evidence,
            shown -> inCommon(shown).isEmpty() ? BoardBug.GIVENS_IGNORED.advice() : LOOPS));
  }

  private static String evidence(Shown<Sighting> shown) {
    return "In %s rows, columns and blocks are right, but givens were changed%s; %s."
        .formatted(
            Sighting.share(shown),
            inCommon(shown).map(where -> ", " + where).orElse(""),
            shown.first().example(BoardRule.GIVENS));
  }

  private static Optional<String> inCommon(Shown<Sighting> shown) {
    List<GivenChanged> changed =
        Sighting.breaches(shown.witnesses(), BoardRule.GIVENS, GivenChanged.class);
    if (changed.size() < ENOUGH) {
      return Optional.empty();
    }
    return InCommon.lines("of", changed.stream().map(GivenChanged::cell).toList(), 2)
        .or(() -> InCommon.of("of digit", changed, GivenChanged::given).always(2))
        .or(() -> firstOnes(changed));
  }

  private static Optional<String> firstOnes(List<GivenChanged> changed) {
    return changed.stream().allMatch(each -> each.cell().row() == 0 || each.cell().column() == 0)
        ? Optional.of("always of row 1 or column 1")
        : Optional.empty();
  }
}
