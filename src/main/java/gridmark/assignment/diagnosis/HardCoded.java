package gridmark.assignment.diagnosis;

import java.util.List;
import java.util.Optional;

/**
 * Puzzles that were answered rightly are answered wrongly as soon as their digits change names,
 * which makes no difference to who computes the answer.
 *
 * @param change what becomes of digits: "2 for every 1, 3 for every 2"
 */
public record HardCoded<S extends Seen>(String change) implements Suspect<S> {

  @Override
  public Optional<Cause<S>> examine(Observations<S> seen) {
    List<S> disguised = seen.disguised();
    return disguised.stream().anyMatch(Seen::isAccepted)
        ? Optional.empty()
        : Cause.of(
            seen.failed(Seen::isWrongOrCrashed),
            new Clue<>(CommonBug.HARD_CODED, disguised, this::evidence));
  }

  private String evidence(Shown<S> shown) {
    return "%s was answered rightly, but not with other digits in the same places (%s, and so on)."
        .formatted(shown.first().id(), change);
  }
}
