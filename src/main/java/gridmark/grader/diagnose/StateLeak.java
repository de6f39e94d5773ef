package gridmark.grader.diagnose;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A puzzle is answered wrongly after others, but rightly if it is the only one. */
final class StateLeak implements Suspect {

  @Override
  public Optional<Finding> examine(Observations seen) {
    Repeats repeats = new Repeats(seen);
    List<Sighting> repeated = repeats.repeated(seen.failed());
    List<Sighting> mended = repeated.stream().filter(repeats::isAlwaysRight).toList();
    if (mended.isEmpty()) {
      return Optional.empty();
    }
    DiagnosisCode code = DiagnosisCode.STATE_LEAK;
    boolean isAll = mended.size() == repeated.size();
    List<Sighting> explained = isAll ? seen.failed(Sighting::isWrongOrCrashed) : mended;
    return Optional.of(Finding.of(code, explained, evidence(mended, seen), code.advice()));
  }

  private static String evidence(List<Sighting> mended, Observations seen) {
    return mended.stream()
        .filter(Sighting::isOpen)
        .findFirst()
        .map(
            each ->
                "%s was answered wrongly after other cases, but rightly when it was the only one%s."
                    .formatted(each.id(), sameAsBefore(each, seen)))
        .orElse(Phrase.hiddenOnly(DiagnosisCode.STATE_LEAK));
  }

  private static String sameAsBefore(Sighting sighting, Observations seen) {
    return seen.all().subList(0, seen.all().indexOf(sighting)).stream()
        .filter(before -> before.isOpen() && sighting.isGrid() && before.isGrid())
        .filter(
            before ->
                Arrays.deepEquals(before.board().orElseThrow(), sighting.board().orElseThrow()))
        .findFirst()
        .map(before -> "; the wrong answer is the one given to %s before".formatted(before.id()))
        .orElse("");
  }
}
