package gridmark.assignment.diagnosis;

import gridmark.assignment.Observation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Puzzles take too long: all of them, or those that are hard, or those without a solution. */
public final class Slowness<S extends Seen> implements Suspect<S> {

  /** How packs mark puzzles that take a search. */
  private static final Set<String> HARD = Set.of("hard", "17-clue", "search");

  private final Predicate<S> isSolvable;

  /**
   * With what can make puzzles hard beside their tags.
   *
   * @param isSolvable whether its puzzle has a solution
   */
  public Slowness(Predicate<S> isSolvable) {
    this.isSolvable = isSolvable;
  }

  @Override
  public Optional<Cause> examine(Observations<S> seen) {
    List<S> explained = seen.failed(this::tookTooLong);
    if (explained.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Cause.of(CommonBug.TOO_SLOW, explained, evidence(Observations.open(explained), seen)));
  }

  /** To wait without computing is another mistake. */
  private boolean tookTooLong(S sighting) {
    return sighting.observation().ending() == Observation.Ending.TOO_SLOW;
  }

  private String evidence(List<S> open, Observations<S> seen) {
    return open.isEmpty()
        ? Phrase.hiddenOnly(CommonBug.TOO_SLOW)
        : "%s took longer than allowed, the first of them %s; %s."
            .formatted(
                open.size() == 1 ? "1 public case" : open.size() + " public cases",
                open.get(0).id(),
                kind(open, seen.accepted(Seen::isOpen)));
  }

  private String kind(List<S> slow, List<S> solved) {
    if (slow.stream().allMatch(this::isHard) && !solved.stream().allMatch(this::isHard)) {
      return "only hard puzzles are slow, easier ones were solved in time";
    }
    if (slow.stream().noneMatch(isSolvable) && solved.stream().anyMatch(isSolvable)) {
      return "only puzzles without a solution are slow, others were solved in time";
    }
    return "not only hard puzzles are slow";
  }

  private boolean isHard(S sighting) {
    return sighting.observation().tags().stream().anyMatch(HARD::contains);
  }
}
