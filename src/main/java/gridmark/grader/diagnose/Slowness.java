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
    return Optional.of(Finding.of(code, explained, evidence(explained, seen), code.advice()));
  }

  /** To wait without computing is another mistake. */
  private static boolean tookTooLong(Sighting sighting) {
    return sighting.outcome() instanceof Outcome.OverLimit over
        && (over.limit() == Overrun.CPU || over.limit() == Overrun.WALL);
  }

  private static String evidence(List<Sighting> explained, Observations seen) {
    List<Sighting> open = explained.stream().filter(Sighting::isOpen).toList();
    List<Sighting> solved = seen.accepted(Sighting::isOpen);
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(DiagnosisCode.TOO_SLOW);
    }
    String slow = open.size() == 1 ? "One public case" : open.size() + " public cases";
    String which = "among them easy ones";
    if (open.stream().allMatch(Slowness::isHard) && !solved.stream().allMatch(Slowness::isHard)) {
      which = "all of them hard, while easier ones were solved";
    } else if (open.stream().noneMatch(Sighting::isSolvable)
        && solved.stream().anyMatch(Sighting::isSolvable)) {
      which = "all of them without a solution, while others were solved";
    }
    return "%s took longer than allowed, %s; the first is %s."
        .formatted(
            slow, open.size() == 1 ? which.replace("all of them", "one") : which, open.get(0).id());
  }

  private static boolean isHard(Sighting sighting) {
    return sighting.testCase().tags().stream().anyMatch(HARD::contains);
  }
}
