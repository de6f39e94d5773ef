package gridmark.grader.diagnose;

import java.util.List;
import java.util.Optional;

/** The same puzzle is answered now rightly, now wrongly, by processes that know nothing else. */
final class Chance implements Suspect {

  @Override
  public Optional<Finding> examine(Observations seen) {
    Repeats repeats = new Repeats(seen);
    List<Sighting> changing =
        repeats.repeated(seen.failed()).stream()
            .filter(each -> repeats.isNowRightNowWrong(each) || isFirst(each, seen, repeats))
            .toList();
    if (changing.isEmpty()) {
      return Optional.empty();
    }
    DiagnosisCode code = DiagnosisCode.NONDETERMINISTIC;
    List<Sighting> explained = seen.failed(StateLeak::mayBeRightElsewhere);
    return Optional.of(Finding.of(code, explained, evidence(changing), code.advice()));
  }

  /** Before the first case there was nothing to remember. */
  private static boolean isFirst(Sighting sighting, Observations seen, Repeats repeats) {
    return sighting.equals(seen.all().get(0)) && repeats.isAlwaysRight(sighting);
  }

  private static String evidence(List<Sighting> changing) {
    return changing.stream()
        .filter(Sighting::isOpen)
        .findFirst()
        .map(
            each ->
                "The puzzle of %s was answered rightly in one run and wrongly in another, though nothing was asked before it."
                    .formatted(each.id()))
        .orElse(Phrase.hiddenOnly(DiagnosisCode.NONDETERMINISTIC));
  }
}
