package gridmark.assignment.diagnosis;

import java.util.List;
import java.util.Optional;

/**
 * Questions that were answered rightly are answered wrongly as soon as they change in a way that
 * makes no difference to who computes the answer.
 *
 * @param change how they were asked then: "with its digits renamed"
 */
public record HardCoded<S extends Seen>(String change) implements Suspect<S> {

  @Override
  public Optional<Cause<S>> examine(Observations<S> seen) {
    return seen.byHeart().isEmpty()
        ? Optional.empty()
        : Cause.of(
            seen.failed(Seen::isWrongOrCrashed),
            new Clue<>(CommonBug.HARD_CODED, witnesses(seen), this::evidence));
  }

  private List<S> witnesses(Observations<S> seen) {
    return seen.disguised().stream()
        .filter(each -> seen.byHeart().contains(each.id()) && !each.isAccepted())
        .toList();
  }

  private String evidence(Shown<S> shown) {
    return "%s was answered rightly, but not %s.".formatted(shown.first().id(), change);
  }
}
