package gridmark.assignment.diagnosis;

import gridmark.assignment.Observation;
import gridmark.assignment.Verdict;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Questions that were answered rightly are answered wrongly as soon as they change in a way that
 * makes no difference to who computes the answer.
 *
 * @param change how they were asked then: "with its digits renamed"
 */
public record HardCoded<S extends Seen>(String change) implements Suspect<S> {

  /** So many cases have to fail in disguise, or all that there are. */
  static final int FEWEST = 3;

  /** What happens less often than this is no chance. */
  private static final double CHANCE = 0.001;

  @Override
  public Optional<Cause<S>> examine(Observations<S> seen) {
    return seen.byHeart().isEmpty()
        ? Optional.empty()
        : Cause.of(
            seen.failed(Seen::isWrongOrCrashed),
            new Clue<>(CommonBug.HARD_CODED, seen.disguised(), this::evidence));
  }

  private String evidence(Shown<S> shown) {
    return "%s was answered rightly, but not %s.".formatted(shown.first().id(), change);
  }

  /**
   * The open cases that are right only as everybody knows them. That is so if none of their
   * disguises was worked out, and the first is right again as it was: so it is not what came
   * before.
   *
   * @param open the cases that a student may be told of
   * @param disguised see {@link Probes#disguises}
   * @param right how many of the open cases were asked in disguise, or might have been
   */
  static Set<String> cases(List<Observation> open, List<List<Observation>> disguised, long right) {
    return isCertain(open, disguised, Math.min(FEWEST, right))
        ? open.stream()
            .filter(each -> each.isAccepted() && !each.answer().orElseThrow().isBlank())
            .map(Observation::id)
            .collect(Collectors.toCollection(LinkedHashSet::new))
        : Set.of();
  }

  private static boolean isCertain(
      List<Observation> open, List<List<Observation>> disguised, long fewest) {
    if (disguised.isEmpty() || disguised.get(0).isEmpty()) {
      return false;
    }
    List<Observation> hard = disguised.get(0);
    Observation last = hard.get(hard.size() - 1);
    if (last.isWorkedOut()) {
      boolean isAsItWas =
          open.stream().anyMatch(each -> each.question().key().equals(last.question().key()));
      return isAsItWas && last.isAccepted() && cases(hard, Observation::isWrongOrCrashed) >= fewest;
    }
    // It ran out of time before the end, or was not even right again.
    return disguised.size() > 1
        && hard.stream().noneMatch(each -> each.verdict() == Verdict.WRONG_ANSWER)
        && cases(disguised.get(1), each -> each.isFailed() && !each.isWorkedOut()) >= fewest;
  }

  /**
   * How many disguises must fail to be no chance, if a question fails as often as that by a bug.
   */
  static int enough(double failing) {
    return failing == 0 ? FEWEST : (int) Math.ceil(Math.log(CHANCE) / Math.log(failing));
  }

  private static long cases(List<Observation> asked, Predicate<Observation> which) {
    return asked.stream().filter(which).map(Observation::id).distinct().count();
  }
}
