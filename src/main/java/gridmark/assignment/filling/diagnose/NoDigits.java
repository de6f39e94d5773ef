package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Violation.NotADigit;
import java.util.List;
import java.util.Optional;

/** Numbers come back that are no digits of the board, such as the numbers of variables. */
final class NoDigits implements Suspect<Sighting> {

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> strange(each).isPresent());
    return explained.stream().noneMatch(Sighting::isSolvable)
        ? Optional.empty()
        : Cause.of(explained, new Clue<>(BoardBug.NOT_DIGITS, explained, NoDigits::evidence));
  }

  /** The first number that is neither a digit nor 0. */
  private static Optional<NotADigit> strange(Sighting sighting) {
    return sighting.breaches(BoardRule.CELL).stream()
        .map(NotADigit.class::cast)
        .filter(each -> each.value() != 0)
        .findFirst();
  }

  private static String evidence(Shown<Sighting> shown) {
    Sighting first = shown.first();
    return "In %s numbers stand that are no digits; %s."
        .formatted(Sighting.share(shown), first.example(strange(first).orElseThrow()));
  }
}
