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

  /** Of fewer a program with a bug may have got every one right by chance. */
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
   * The open cases that are right for no other reason than that they are known. That is certain if
   * several were asked in disguise, none of these was worked out, and the first is right again as
   * it was: so it is not what came before. Nor is it a bug that was lucky with these and not with
   * their disguises, if its luck would have to be so bad.
   *
   * @param open the cases that a student may be told of
   * @param disguised see {@link Probes#disguises}
   * @param failing see {@link Probes#failing}
   */
  static Set<String> cases(
      List<Observation> open, List<List<Observation>> disguised, double failing) {
    return isCertain(open, disguised) && isNoChance(disguised, failing)
        ? open.stream()
            .filter(each -> each.isAccepted() && !each.answer().orElseThrow().isBlank())
            .map(Observation::id)
            .collect(Collectors.toCollection(LinkedHashSet::new))
        : Set.of();
  }

  private static boolean isCertain(List<Observation> open, List<List<Observation>> disguised) {
    if (disguised.isEmpty() || disguised.get(0).isEmpty()) {
      return false;
    }
    List<Observation> hard = disguised.get(0);
    Observation last = hard.get(hard.size() - 1);
    if (last.isWorkedOut()) {
      boolean isAsItWas =
          open.stream().anyMatch(each -> each.question().key().equals(last.question().key()));
      return isAsItWas && last.isAccepted() && cases(hard, Observation::isWrongOrCrashed) >= FEWEST;
    }
    // It ran out of time before the end, or was not even right again.
    return disguised.size() > 1
        && hard.stream().noneMatch(each -> each.verdict() == Verdict.WRONG_ANSWER)
        && cases(disguised.get(1), each -> each.isFailed() && !each.isWorkedOut()) >= FEWEST;
  }

  /** How many disguises must fail, if a question fails as often as that by a bug. */
  static int enough(double failing) {
    return failing == 0 ? FEWEST : (int) Math.ceil(Math.log(CHANCE) / Math.log(failing));
  }

  private static boolean isNoChance(List<List<Observation>> disguised, double failing) {
    long failed =
        disguised.stream().flatMap(List::stream).filter(each -> !each.isWorkedOut()).count();
    return failed >= enough(failing);
  }

  private static long cases(List<Observation> asked, Predicate<Observation> which) {
    return asked.stream().filter(which).map(Observation::id).distinct().count();
  }
}
