package gridmark.grader.diagnose;

import java.util.List;
import java.util.Optional;

/**
 * Puzzles that were answered rightly are answered wrongly as soon as their digits change names,
 * which makes no difference to who computes the answer.
 */
final class HardCoded implements Suspect {

  @Override
  public Optional<Finding> examine(Observations seen) {
    List<Sighting> disguised = new Repeats(seen).disguised();
    List<Sighting> explained = seen.failed(Sighting::isWrongOrCrashed);
    if (disguised.isEmpty()
        || explained.isEmpty()
        || !disguised.stream().noneMatch(Sighting::isAccepted)) {
      return Optional.empty();
    }
    DiagnosisCode code = DiagnosisCode.HARD_CODED;
    String evidence =
        "%s was answered rightly, but not with other digits in the same places (2 for every 1, 3 for every 2, and so on)."
            .formatted(disguised.get(0).id());
    return Optional.of(Finding.of(code, explained, evidence, code.advice()));
  }
}
