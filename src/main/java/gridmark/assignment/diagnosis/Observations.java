package gridmark.assignment.diagnosis;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/**
 * All that was seen of a submission.
 *
 * @param all the cases of the run, in order
 * @param failed those of them that are still to be explained
 * @param again what came of running some of them again, each in a fresh process; what a limit ended
 *     there tells nothing
 */
public record Observations<S extends Seen>(List<S> all, List<S> failed, List<S> again) {

  public Observations {
    all = List.copyOf(all);
    failed = List.copyOf(failed);
    again = List.copyOf(again);
  }

  static <S extends Seen> Observations<S> of(List<S> all, List<S> again) {
    return new Observations<>(
        all,
        all.stream().filter(Seen::isFailed).toList(),
        again.stream().filter(each -> each.isAccepted() || each.isWrongOrCrashed()).toList());
  }

  /** The same without failures that are explained. */
  Observations<S> without(Collection<?> explained) {
    return new Observations<>(
        all, failed.stream().filter(each -> !explained.contains(each)).toList(), again);
  }

  public List<S> failed(Predicate<? super S> which) {
    return failed.stream().filter(which).toList();
  }

  public List<S> accepted(Predicate<? super S> which) {
    return all.stream().filter(Seen::isAccepted).filter(which).toList();
  }

  /** Of these those that a student may be told of. */
  public static <S extends Seen> List<S> open(List<S> some) {
    return some.stream().filter(Seen::isOpen).toList();
  }

  /** How many these are of the public cases that are to be explained. */
  public String shareOfCases(List<S> part) {
    return share(part, each -> true, "failed public case");
  }

  /**
   * How many these are of those cases of a kind that are to be explained, and public.
   *
   * @param noun for one of them
   */
  public String share(List<S> part, Predicate<? super S> kind, String noun) {
    // Where some are explained already, the rest are not all there are.
    String other = failed.size() < all.stream().filter(Seen::isFailed).count() ? "other " : "";
    return Phrase.share(part.size(), open(failed(kind)).size(), other + noun);
  }
}
