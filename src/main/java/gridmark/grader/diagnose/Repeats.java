package gridmark.grader.diagnose;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What came of asking again, in fresh processes: the same puzzles, or others made of them. */
final class Repeats {

  private final Map<String, Sighting> asked;
  private final List<Sighting> again;

  Repeats(Observations seen) {
    this.asked = seen.all().stream().collect(Collectors.toMap(Sighting::id, Function.identity()));
    this.again = seen.again();
  }

  /** Of these cases those that were asked again as they were. */
  List<Sighting> repeated(List<Sighting> cases) {
    return cases.stream().filter(each -> again.stream().anyMatch(isSame(each))).toList();
  }

  /** Whether a case was answered rightly every time it was asked again. */
  boolean isAlwaysRight(Sighting sighting) {
    return again.stream().filter(isSame(sighting)).allMatch(Sighting::isAccepted);
  }

  /** Whether a case was asked again and never answered rightly. */
  boolean isAlwaysWrong(Sighting sighting) {
    return again.stream().anyMatch(isSame(sighting))
        && again.stream().filter(isSame(sighting)).noneMatch(Sighting::isAccepted);
  }

  /** Whether a case was answered now rightly, now wrongly when asked again. */
  boolean isNowRightNowWrong(Sighting sighting) {
    return !isAlwaysRight(sighting)
        && again.stream().filter(isSame(sighting)).anyMatch(Sighting::isAccepted);
  }

  /** What came of puzzles that were asked in place of the original ones. */
  List<Sighting> disguised() {
    return again.stream()
        .filter(each -> !each.puzzle().equals(asked.get(each.id()).puzzle()))
        .toList();
  }

  private static Predicate<Sighting> isSame(Sighting sighting) {
    return each -> each.id().equals(sighting.id()) && each.puzzle().equals(sighting.puzzle());
  }
}
