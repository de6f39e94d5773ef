package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Phrase;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Violation.NotADigit;
import java.util.List;
import java.util.Optional;

/** Numbers come back that are no digits of the board, such as the numbers of variables. */
final class NoDigits implements Suspect<Sighting> {

  @Override
  public Optional<Cause> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> strange(each).isPresent());
    if (explained.stream().noneMatch(Sighting::isSolvable)) {
      return Optional.empty();
    }
    BoardBug code = BoardBug.NOT_DIGITS;
    return Optional.of(Cause.of(code, explained, evidence(explained, seen), code.advice()));
  }

  /** The first number that is neither a digit nor 0. */
  private static Optional<NotADigit> strange(Sighting sighting) {
    return sighting.breaches(BoardRule.CELL).stream()
        .map(NotADigit.class::cast)
        .filter(each -> each.value() != 0)
        .findFirst();
  }

  private static String evidence(List<Sighting> explained, Observations<Sighting> seen) {
    List<Sighting> open = Observations.open(explained);
    return open.isEmpty()
        ? Phrase.hiddenOnly(BoardBug.NOT_DIGITS)
        : "In %s numbers stand that are no digits; in %s, for instance, %s."
            .formatted(
                Sighting.share(open, seen),
                open.get(0).id(),
                strange(open.get(0)).orElseThrow().text());
  }
}
