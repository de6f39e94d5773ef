package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import java.util.List;

/**
 * Whether a program tells the puzzles without a solution. Who does so, also where no two givens
 * clash, knows the rules and the givens: whatever is wrong is wrong behind that.
 */
final class Recognition {

  /** So many of which it cannot be seen at a glance. */
  private static final int FEWEST = 3;

  private Recognition() {}

  /** Whether every puzzle that may be spoken of was told, and was for the right reason. */
  static boolean isFull(Observations<Sighting> seen) {
    List<Sighting> unsolvable = seen.open().all(each -> !each.isSolvable());
    return unsolvable.stream().allMatch(Sighting::isAccepted)
        && unsolvable.stream().filter(each -> !each.givensClash()).count() >= FEWEST
        && seen.open().failed(each -> each.isSolvable() && each.isZeros()).isEmpty();
  }

  /** What follows for a program of which this is so, in a sentence; empty for any other. */
  static String of(Shown<Sighting> shown) {
    return isFull(shown.seen())
        ? " Every public puzzle without a solution was recognised, so the search knows the rules and"
            + " the givens: what goes wrong is how its result becomes the answer."
        : "";
  }
}
