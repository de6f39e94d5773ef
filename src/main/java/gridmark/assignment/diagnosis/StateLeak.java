package gridmark.assignment.diagnosis;

import java.util.List;
import java.util.Optional;

/** A question is answered wrongly after others, but rightly if it is the only one. */
public final class StateLeak<S extends Seen> implements Suspect<S> {

  @Override
  public Optional<Cause<S>> examine(Observations<S> seen) {
    List<S> repeated = seen.repeated(seen.failed());
    List<S> mended =
        repeated.stream()
            .filter(each -> seen.repeats(each).stream().allMatch(Seen::isAccepted))
            .toList();
    // What fails alone as well may have another cause; if that is most, so may the rest.
    boolean isMost = 2 * mended.size() > repeated.size();
    return Cause.of(
        isMost
            ? seen.failed(
                each ->
                    each.isWrongOrCrashed() && (mended.contains(each) || !repeated.contains(each)))
            : mended,
        new Clue<>(CommonBug.STATE_LEAK, mended, this::evidence));
  }

  private String evidence(Shown<S> shown) {
    return "%s was answered wrongly after other cases, but rightly when it was the only one%s."
        .formatted(shown.first().id(), sameAsBefore(shown.first(), shown.seen().all()));
  }

  private String sameAsBefore(S sighting, List<S> all) {
    return all.subList(0, all.indexOf(sighting)).stream()
        .filter(before -> isSameAnswer(before, sighting))
        .findFirst()
        .map(before -> "; the wrong answer is the one given to %s before".formatted(before.id()))
        .orElse("");
  }

  private boolean isSameAnswer(S before, S sighting) {
    return sighting.observation().answer().filter(answer -> !answer.isBlank()).isPresent()
        && sighting.observation().answer().equals(before.observation().answer());
  }
}
