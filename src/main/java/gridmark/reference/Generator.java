package gridmark.reference;

import gridmark.board.Layout;
import gridmark.board.Puzzle;
import gridmark.board.SeededRandom;
import gridmark.reference.Attempt.Shortfall;
import gridmark.words.Words;
import java.util.Optional;

/**
 * Makes puzzles to order. The same request and seed make the same puzzle, on every Java and
 * whatever becomes of the reference solver: random numbers and search are its own, and nothing is
 * measured in time.
 *
 * <p>One try: fill a board at random; mark some cells with what they hold; drop givens in random
 * order, those of marked cells first, as long as there are not too many solutions; give digits back
 * if fewer are left than were asked for; for an unsolvable puzzle make one given wrong. If the
 * outcome is not what was asked for, try again.
 *
 * <p>On boards above 12x12 searches are cut short, so that more givens stay than need to. A puzzle
 * is called minimal only if none was cut.
 */
public final class Generator {

  private final PuzzleRequest request;
  private Shortfall nearest = Shortfall.OTHER_NUMBER_OF_SOLUTIONS;
  private int fewestGivens = Integer.MAX_VALUE;
  private int mostGivens;

  private Generator(PuzzleRequest request) {
    this.request = request;
  }

  /**
   * Makes the puzzle that belongs to a request and a seed.
   *
   * @throws PuzzleNotFoundException if all tries failed
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static GeneratedPuzzle generate(PuzzleRequest request, long seed)
      throws PuzzleNotFoundException {
    return new Generator(request).run(Layout.of(request.shape()), new SeededRandom(seed));
  }

  private GeneratedPuzzle run(Layout layout, SeededRandom random) throws PuzzleNotFoundException {
    for (int i = 0; i < request.tries(); i++) {
      ReferenceSolver.stopIfInterrupted();
      Attempt attempt = new Attempt(request, layout, random);
      Optional<Shortfall> shortfall = attempt.run();
      if (shortfall.isEmpty()) {
        return attempt.result();
      }
      note(shortfall.get(), attempt.givens());
    }
    throw new PuzzleNotFoundException(message());
  }

  private void note(Shortfall shortfall, int givens) {
    nearest = shortfall.compareTo(nearest) > 0 ? shortfall : nearest;
    fewestGivens = Math.min(fewestGivens, givens);
    mostGivens = Math.max(mostGivens, givens);
  }

  /** What was not found, how near the tries came, and the cure. */
  private String message() {
    String tries = Words.counted(request.tries(), "try", "tries");
    String cure = nearest.cure() + ", or give more tries";
    return "no " + request + " found in " + tries + nearestNumber() + ": " + cure;
  }

  private String nearestNumber() {
    return switch (nearest) {
      case TOO_MANY_GIVENS -> "; the fewest was " + fewestGivens;
      case TOO_FEW_GIVENS -> "; the most was " + mostGivens;
      default -> "";
    };
  }

  /** A puzzle, the number of its solutions, and how much search it takes to find them. */
  public record GeneratedPuzzle(Puzzle puzzle, int solutions, Guesswork guesswork) {}

  /** No puzzle as requested was found in the tries allowed; the message says what may help. */
  public static final class PuzzleNotFoundException extends Exception {

    private static final long serialVersionUID = 1L;

    PuzzleNotFoundException(String message) {
      super(message);
    }
  }
}
