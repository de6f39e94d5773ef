package gridmark.assignment.diagnosis;

import gridmark.assignment.Observation;
import gridmark.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Cases take too long: all of them, or those that are hard, or those without a solution.
 *
 * @param noun for what is asked, as of many: "puzzles"
 * @param isSolvable whether it has a solution
 * @param advice how to be faster
 */
public record Slowness<S extends Seen>(String noun, Predicate<S> isSolvable, String advice)
    implements Suspect<S> {

  /** How packs mark cases that take a search. */
  private static final Set<String> HARD = Set.of("hard", "17-clue", "search");

  @Override
  public Optional<Cause<S>> examine(Observations<S> seen) {
    // To wait without computing is another mistake.
    List<S> explained =
        seen.failed(each -> each.observation().ending() == Observation.Ending.TOO_SLOW);
    CommonBug bug = CommonBug.TOO_SLOW;
    String all = advice + " " + bug.advice();
    return Cause.of(explained, new Clue<>(bug, explained, this::evidence, shown -> all));
  }

  private String evidence(Shown<S> shown) {
    return "%s took longer than allowed, the first of them %s; %s."
        .formatted(
            Words.counted(shown.witnesses().size(), "public case"),
            shown.first().id(),
            kind(shown.witnesses(), shown.seen().all(Seen::isAccepted)));
  }

  private String kind(List<S> slow, List<S> solved) {
    if (slow.stream().allMatch(this::isHard) && !solved.stream().allMatch(this::isHard)) {
      return "only hard " + noun + " are slow, easier ones were solved in time";
    }
    if (slow.stream().noneMatch(isSolvable) && solved.stream().anyMatch(isSolvable)) {
      return "only " + noun + " without a solution are slow, others were solved in time";
    }
    return "not only hard " + noun + " are slow";
  }

  private boolean isHard(S sighting) {
    return sighting.observation().tags().stream().anyMatch(HARD::contains);
  }
}
