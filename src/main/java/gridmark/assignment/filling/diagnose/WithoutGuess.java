package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.words.Words;
import java.util.List;
import java.util.Optional;

/**
 * A search of one's own that solves no puzzle in which a digit has to be tried and perhaps taken
 * back, whatever it answers then.
 */
final class WithoutGuess implements Suspect<Sighting> {

  private static final int FEWEST = 3;

  /** One in so many may have been answered as if by another bug. */
  private static final int MOST_OTHERS = 4;

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> guesses = seen.failed(Sighting::takesGuess);
    long others = guesses.stream().filter(WithoutGuess::isOfAnotherBug).count();
    boolean isSuspect =
        seen.isWithoutSat()
            && guesses.size() - others >= FEWEST
            && MOST_OTHERS * others <= guesses.size()
            && seen.accepted(Sighting::takesGuess).isEmpty()
            && seen.accepted(Sighting::isSolvable).size() >= FEWEST;
    List<Sighting> explained =
        isSuspect ? seen.failed(each -> each.observation().answer().isPresent()) : List.of();
    return Cause.of(
        explained, new Clue<>(BoardBug.NO_BACKTRACKING, guesses, WithoutGuess::evidence));
  }

  /**
   * Who takes no digit back still keeps the givens, and does not stop while every empty cell has a
   * digit left.
   */
  private static boolean isOfAnotherBug(Sighting sighting) {
    return (sighting.isGrid() && sighting.broken().contains(BoardRule.GIVENS))
        || (sighting.isPartlyFilled()
            && sighting.emptyCells().stream().noneMatch(sighting::isDeadEnd));
  }

  private static String evidence(Shown<Sighting> shown) {
    return "None of the %s in which a digit has to be tried was solved, for instance %s; %s solved, in which digits follow directly or many will do."
        .formatted(
            Words.counted(shown.witnesses().size(), "public puzzle"),
            shown.first().id(),
            Words.counted(
                shown.seen().accepted(Sighting::isSolvable).size(), "other was", "others were"));
  }
}
