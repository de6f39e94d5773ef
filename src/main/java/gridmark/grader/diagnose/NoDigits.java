package gridmark.grader.diagnose;

import gridmark.board.Violation.NotADigit;
import java.util.List;
import java.util.Optional;

/** Numbers come back that are no digits of the board, such as the numbers of variables. */
final class NoDigits implements Suspect {

  @Override
  public Optional<Finding> examine(Observations seen) {
    List<Sighting> explained = seen.failed(each -> strange(each).isPresent());
    if (explained.stream().noneMatch(Sighting::isSolvable)) {
      return Optional.empty();
    }
    DiagnosisCode code = DiagnosisCode.NOT_DIGITS;
    return Optional.of(Finding.of(code, explained, evidence(explained, seen), code.advice()));
  }

  /** The first number that is neither a digit nor 0. */
  private static Optional<NotADigit> strange(Sighting sighting) {
    return sighting.breaches(Rule.CELL).stream()
        .map(NotADigit.class::cast)
        .filter(each -> each.value() != 0)
        .findFirst();
  }

  private static String evidence(List<Sighting> explained, Observations seen) {
    List<Sighting> open = Observations.open(explained);
    return open.isEmpty()
        ? Phrase.hiddenOnly(DiagnosisCode.NOT_DIGITS)
        : "In %s numbers stand that are no digits; in %s, for instance, %s."
            .formatted(
                seen.shareOfGrids(open),
                open.get(0).id(),
                strange(open.get(0)).orElseThrow().text());
  }
}
