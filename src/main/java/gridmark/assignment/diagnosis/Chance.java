package gridmark.assignment.diagnosis;

import java.util.List;
import java.util.Optional;

/** The same puzzle is answered now rightly, now wrongly, by processes that know nothing else. */
public final class Chance<S extends Seen> implements Suspect<S> {

  @Override
  public Optional<Cause> examine(Observations<S> seen) {
    Repeats<S> repeats = new Repeats<>(seen);
    List<S> changing =
        repeats.repeated(seen.all()).stream()
            .filter(each -> isChanging(each, seen, repeats))
            .toList();
    if (changing.isEmpty() || seen.failed(Seen::isWrongOrCrashed).isEmpty()) {
      return Optional.empty();
    }
    List<S> explained = seen.failed(Seen::isWrongOrCrashed);
    return Optional.of(Cause.of(CommonBug.NONDETERMINISTIC, explained, evidence(changing)));
  }

  private boolean isChanging(S sighting, Observations<S> seen, Repeats<S> repeats) {
    return repeats.isNowRightNowWrong(sighting)
        || (sighting.isAccepted() && repeats.isAlwaysWrong(sighting))
        || (isFirst(sighting, seen) && sighting.isFailed() && repeats.isAlwaysRight(sighting));
  }

  /** Before the first case there was nothing to remember. */
  private boolean isFirst(S sighting, Observations<S> seen) {
    return sighting.equals(seen.all().get(0));
  }

  private String evidence(List<S> changing) {
    return changing.stream()
        .filter(Seen::isOpen)
        .findFirst()
        .map(
            each ->
                "%s was answered rightly in one run and wrongly in another.".formatted(each.id()))
        .orElse(Phrase.hiddenOnly(CommonBug.NONDETERMINISTIC));
  }
}
