package gridmark.assignment.diagnosis;

import gridmark.assignment.SatUse;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * All that was seen of a submission.
 *
 * @param all the cases of the run, in order
 * @param failed those of them that are still to be explained
 * @param again what came of running some of them again, each in a fresh process; what a limit ended
 *     there tells nothing
 * @param byHeart the ids of cases whose answers are known by heart
 * @param isRest whether other failures are explained already
 */
public record Observations<S extends Seen>(
    List<S> all, List<S> failed, List<S> again, Set<String> byHeart, boolean isRest) {

  static <S extends Seen> Observations<S> of(List<S> all, List<S> again, Set<String> byHeart) {
    return new Observations<>(
        List.copyOf(all),
        all.stream().filter(Seen::isFailed).toList(),
        again.stream().filter(each -> each.isAccepted() || each.isWrongOrCrashed()).toList(),
        Set.copyOf(byHeart),
        false);
  }

  /** Of these cases those that were asked again as they were. */
  List<S> repeated(List<S> cases) {
    return cases.stream().filter(each -> !repeats(each).isEmpty()).toList();
  }

  /** What came of asking the same again. */
  List<S> repeats(S one) {
    return again.stream().filter(each -> isSame(each, one)).toList();
  }

  /** What came of questions that were asked in place of the original ones. */
  List<S> disguised() {
    return again.stream().filter(each -> all.stream().noneMatch(one -> isSame(each, one))).toList();
  }

  private static boolean isSame(Seen one, Seen other) {
    return one.id().equals(other.id())
        && one.observation().question().key().equals(other.observation().question().key());
  }

  /** The same without failures that are explained. */
  Observations<S> without(Collection<S> explained) {
    return new Observations<>(all, failed(each -> !explained.contains(each)), again, byHeart, true);
  }

  /** Whether it is known that no SAT solver of ours was called. */
  public boolean isWithoutSat() {
    List<SatUse> known =
        open(all).stream().flatMap(each -> each.observation().satUse().stream()).toList();
    return !known.isEmpty() && known.stream().allMatch(use -> use.calls() == 0);
  }

  /** What a student may be told of. */
  public Observations<S> open() {
    return new Observations<>(open(all), open(failed), open(again), byHeart, isRest);
  }

  /** Of these those that a student may be told of: the one place that decides it. */
  static <S extends Seen> List<S> open(List<S> some) {
    return some.stream().filter(each -> each.observation().isOpen()).toList();
  }

  public List<S> all(Predicate<? super S> which) {
    return all.stream().filter(which).toList();
  }

  public List<S> failed(Predicate<? super S> which) {
    return failed.stream().filter(which).toList();
  }

  public List<S> accepted(Predicate<? super S> which) {
    return all(each -> each.isAccepted() && which.test(each));
  }
}
