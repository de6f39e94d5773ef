package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.board.Cell;
import gridmark.board.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Boards of programs that search by themselves and stop before every cell is filled, though what
 * they filled in breaks no rule.
 */
final class StoppedShort {

  /** One unfinished board in so many may be of another kind. */
  private static final int MOST_OTHERS = 4;

  private StoppedShort() {}

  /** The empty board comes back as zeros then. */
  private static boolean isUnfinished(Sighting sighting) {
    return sighting.isPartlyFilled()
        || (sighting.isSolvable() && sighting.isZeros() && sighting.isThePuzzle());
  }

  /** They stop where no digit fits any more: what they tried is not taken back. */
  static Optional<Cause<Sighting>> stuck(Observations<Sighting> seen) {
    return found(
        seen,
        each -> deadEnd(each).isPresent(),
        explained ->
            new Clue<>(
                BoardBug.NO_BACKTRACKING,
                explained.stream().filter(Sighting::isSolvable).toList(),
                StoppedShort::evidenceOfStuck));
  }

  /** They stop though the board could be filled: they know direct steps only. */
  static Optional<Cause<Sighting>> early(Observations<Sighting> seen) {
    return found(
        seen,
        each -> deadEnd(each).isEmpty() && isOnTheWay(each),
        explained -> new Clue<>(BoardBug.NO_SEARCH, explained, StoppedShort::evidenceOfEarly));
  }

  /** How it is worded. */
  private interface Worded {
    Clue<Sighting> of(List<Sighting> explained);
  }

  private static Optional<Cause<Sighting>> found(
      Observations<Sighting> seen, Predicate<Sighting> which, Worded clue) {
    List<Sighting> unfinished =
        seen.isWithoutSat() ? seen.failed(StoppedShort::isUnfinished) : List.of();
    List<Sighting> explained = unfinished.stream().filter(which).toList();
    // Where nothing is ever filled in, it is no search that stops; where it is always the same
    // cells that stay empty, and where boards are left in any state, that is another mistake.
    return explained.stream().allMatch(Sighting::isThePuzzle)
            || MOST_OTHERS * (unfinished.size() - explained.size()) > unfinished.size()
            || CellsWithoutDigit.alwaysEmpty(explained).isPresent()
        ? Optional.empty()
        : Cause.of(explained, clue.of(explained));
  }

  /** An empty cell that has no digit left. */
  private static Optional<Cell> deadEnd(Sighting sighting) {
    return sighting.emptyCells().stream().filter(sighting::isDeadEnd).findFirst();
  }

  /** Whether the rest could still be filled in, where that is asked. */
  private static boolean isOnTheWay(Sighting sighting) {
    return !sighting.isSolvable()
        || Solutions.exist(new Puzzle(sighting.filled(), sighting.puzzle().marks()));
  }

  private static String evidenceOfStuck(Shown<Sighting> shown) {
    Sighting first = shown.first();
    return "In %s cells stay empty where no digit fits any more, such as %s in %s: a digit that was written before is wrong, and is not taken back."
        .formatted(shown.shareOfCases(), deadEnd(first).orElseThrow(), first.id());
  }

  private static String evidenceOfEarly(Shown<Sighting> shown) {
    Sighting first = shown.first();
    return "In %s all that was filled in can be right, but cells stay empty, such as %s in %s."
        .formatted(shown.shareOfCases(), first.emptyCells().get(0), first.id());
  }
}
