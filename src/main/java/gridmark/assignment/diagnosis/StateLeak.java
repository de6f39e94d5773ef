package gridmark.assignment.diagnosis;

import java.util.List;
import java.util.Optional;

/** A puzzle is answered wrongly after others, but rightly if it is the only one. */
public final class StateLeak<S extends Seen> implements Suspect<S> {

  @Override
  public Optional<Cause> examine(Observations<S> seen) {
    Repeats<S> repeats = new Repeats<>(seen);
    List<S> repeated = repeats.repeated(seen.failed());
    List<S> mended = repeated.stream().filter(repeats::isAlwaysRight).toList();
    if (mended.isEmpty()) {
      return Optional.empty();
    }
    boolean isAll = mended.size() == repeated.size();
    List<S> explained = isAll ? seen.failed(Seen::isWrongOrCrashed) : mended;
    return Optional.of(Cause.of(CommonBug.STATE_LEAK, explained, evidence(mended, seen)));
  }

  private String evidence(List<S> mended, Observations<S> seen) {
    return mended.stream()
        .filter(Seen::isOpen)
        .findFirst()
        .map(
            each ->
                "%s was answered wrongly after other cases, but rightly when it was the only one%s."
                    .formatted(each.id(), sameAsBefore(each, seen)))
        .orElse(Phrase.hiddenOnly(CommonBug.STATE_LEAK));
  }

  private String sameAsBefore(S sighting, Observations<S> seen) {
    return seen.all().subList(0, seen.all().indexOf(sighting)).stream()
        .filter(before -> before.isOpen() && isSameAnswer(before, sighting))
        .findFirst()
        .map(before -> "; the wrong answer is the one given to %s before".formatted(before.id()))
        .orElse("");
  }

  private boolean isSameAnswer(S before, S sighting) {
    return sighting.observation().answer().filter(answer -> !answer.isBlank()).isPresent()
        && sighting.observation().answer().equals(before.observation().answer());
  }
}
