package gridmark.grader.diagnose;

import gridmark.grader.run.Outcome;
import gridmark.grader.sandbox.Event.Overrun;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puzzles take too long: all of them, or those that are hard, or those without a solution. */
final class Slowness implements Suspect {

  /** How packs mark puzzles that take a search. */
  private static final Set<String> HARD = Set.of("hard", "17-clue", "search");

  @Override
  public Optional<Finding> examine(Observations seen) {
    List<Sighting> explained = seen.failed(Slowness::tookTooLong);
    if (explained.isEmpty()) {
      return Optional.empty();
    }
    DiagnosisCode code = DiagnosisCode.TOO_SLOW;
    String evidence = evidence(Observations.open(explained), seen);
    return Optional.of(Finding.of(code, explained, evidence, code.advice()));
  }

  /** To wait without computing is another mistake. */
  private static boolean tookTooLong(Sighting sighting) {
    return sighting.outcome() instanceof Outcome.OverLimit over
        && (over.limit() == Overrun.CPU || over.limit() == Overrun.WALL);
  }

  private static String evidence(List<Sighting> open, Observations seen) {
    return open.isEmpty()
        ? Phrase.hiddenOnly(DiagnosisCode.TOO_SLOW)
        : "%s took longer than allowed, the first of them %s; %s."
            .formatted(
                open.size() == 1 ? "1 public case" : open.size() + " public cases",
                open.get(0).id(),
                kind(open, seen.accepted(Sighting::isOpen)));
  }

  private static String kind(List<Sighting> slow, List<Sighting> solved) {
    if (slow.stream().allMatch(Slowness::isHard) && !solved.stream().allMatch(Slowness::isHard)) {
      return "only hard puzzles are slow, easier ones were solved in time";
    }
    if (slow.stream().noneMatch(Sighting::isSolvable)
        && solved.stream().anyMatch(Sighting::isSolvable)) {
      return "only puzzles without a solution are slow, others were solved in time";
    }
    return "not only hard puzzles are slow";
  }

  private static boolean isHard(Sighting sighting) {
    return sighting.testCase().tags().stream().anyMatch(HARD::contains);
  }
}
