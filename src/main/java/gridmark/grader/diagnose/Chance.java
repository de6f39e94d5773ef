package gridmark.grader.diagnose;

import java.util.List;
import java.util.Optional;

/** The same puzzle is answered now rightly, now wrongly, by processes that know nothing else. */
final class Chance implements Suspect {

  @Override
  public Optional<Finding> examine(Observations seen) {
    Repeats repeats = new Repeats(seen);
    List<Sighting> changing =
        repeats.repeated(seen.all()).stream()
            .filter(each -> isChanging(each, seen, repeats))
            .toList();
    if (changing.isEmpty() || seen.failed(Sighting::isWrongOrCrashed).isEmpty()) {
      return Optional.empty();
    }
    DiagnosisCode code = DiagnosisCode.NONDETERMINISTIC;
    List<Sighting> explained = seen.failed(Sighting::isWrongOrCrashed);
    return Optional.of(Finding.of(code, explained, evidence(changing), code.advice()));
  }

  private static boolean isChanging(Sighting sighting, Observations seen, Repeats repeats) {
    return repeats.isNowRightNowWrong(sighting)
        || (sighting.isAccepted() && repeats.isAlwaysWrong(sighting))
        || (isFirst(sighting, seen) && sighting.isFailed() && repeats.isAlwaysRight(sighting));
  }

  /** Before the first case there was nothing to remember. */
  private static boolean isFirst(Sighting sighting, Observations seen) {
    return sighting.equals(seen.all().get(0));
  }

  private static String evidence(List<Sighting> changing) {
    return changing.stream()
        .filter(Sighting::isOpen)
        .findFirst()
        .map(
            each ->
                "%s was answered rightly in one run and wrongly in another.".formatted(each.id()))
        .orElse(Phrase.hiddenOnly(DiagnosisCode.NONDETERMINISTIC));
  }
}
