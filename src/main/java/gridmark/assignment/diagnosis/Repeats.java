package gridmark.assignment.diagnosis;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What came of asking again, in fresh processes: the same puzzles, or others made of them. */
final class Repeats<S extends Seen> {

  private final Map<String, S> asked;
  private final List<S> again;

  Repeats(Observations<S> seen) {
    this.asked = seen.all().stream().collect(Collectors.toMap(Seen::id, Function.identity()));
    this.again = seen.again();
  }

  /** Of these cases those that were asked again as they were. */
  List<S> repeated(List<S> cases) {
    return cases.stream().filter(each -> again.stream().anyMatch(isSame(each))).toList();
  }

  /** Whether a case was answered rightly every time it was asked again. */
  boolean isAlwaysRight(Seen one) {
    return again.stream().filter(isSame(one)).allMatch(Seen::isAccepted);
  }

  /** Whether a case was asked again and never answered rightly. */
  boolean isAlwaysWrong(Seen one) {
    return again.stream().anyMatch(isSame(one))
        && again.stream().filter(isSame(one)).noneMatch(Seen::isAccepted);
  }

  /** Whether a case was answered now rightly, now wrongly when asked again. */
  boolean isNowRightNowWrong(Seen one) {
    return !isAlwaysRight(one) && again.stream().filter(isSame(one)).anyMatch(Seen::isAccepted);
  }

  /** What came of puzzles that were asked in place of the original ones. */
  List<S> disguised() {
    return again.stream().filter(each -> !asksSame(each, asked.get(each.id()))).toList();
  }

  private static Predicate<Seen> isSame(Seen one) {
    return each -> each.id().equals(one.id()) && asksSame(each, one);
  }

  private static boolean asksSame(Seen one, Seen other) {
    return one.observation().question().key().equals(other.observation().question().key());
  }
}
