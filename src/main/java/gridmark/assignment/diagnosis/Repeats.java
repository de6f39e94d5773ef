package gridmark.assignment.diagnosis;

import java.util.List;

/** What came of asking again, in fresh processes: the same puzzles, or others made of them. */
record Repeats<S extends Seen>(Observations<S> seen) {

  /** Of these cases those that were asked again as they were. */
  List<S> repeated(List<S> cases) {
    return cases.stream().filter(each -> !of(each).isEmpty()).toList();
  }

  /** Whether a case was answered rightly every time it was asked again. */
  boolean isAlwaysRight(S one) {
    return of(one).stream().allMatch(Seen::isAccepted);
  }

  /** Whether a case was never answered rightly when it was asked again. */
  boolean isAlwaysWrong(S one) {
    return of(one).stream().noneMatch(Seen::isAccepted);
  }

  private List<S> of(S one) {
    return seen.again().stream().filter(each -> isSame(each, one)).toList();
  }

  /** What came of puzzles that were asked in place of the original ones. */
  List<S> disguised() {
    return seen.again().stream()
        .filter(each -> seen.all().stream().noneMatch(one -> isSame(each, one)))
        .toList();
  }

  private static boolean isSame(Seen one, Seen other) {
    return one.id().equals(other.id())
        && one.observation().question().key().equals(other.observation().question().key());
  }
}
