package gridmark.assignment.diagnosis;

import java.util.List;
import java.util.Optional;

/**
 * Puzzles that were answered rightly are answered wrongly as soon as their digits change names,
 * which makes no difference to who computes the answer.
 */
public final class HardCoded<S extends Seen> implements Suspect<S> {

  private final String change;

  /**
   * With what is known of the probes.
   *
   * @param change what becomes of digits: "2 for every 1, 3 for every 2"
   */
  public HardCoded(String change) {
    this.change = change;
  }

  @Override
  public Optional<Cause> examine(Observations<S> seen) {
    List<S> disguised = new Repeats<>(seen).disguised();
    List<S> explained = seen.failed(Seen::isWrongOrCrashed);
    if (disguised.isEmpty()
        || explained.isEmpty()
        || !disguised.stream().noneMatch(Seen::isAccepted)) {
      return Optional.empty();
    }
    String evidence =
        "%s was answered rightly, but not with other digits in the same places (%s, and so on)."
            .formatted(disguised.get(0).id(), change);
    return Optional.of(Cause.of(CommonBug.HARD_CODED, explained, evidence));
  }
}
