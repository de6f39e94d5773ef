package gridmark.reference;

import gridmark.sat.Candidates;

/**
 * How much search it takes to find all that a puzzle has: its solutions, and that there are no
 * more. Measured with a plain search of its own, which follows singles and locked candidates to the
 * end before it tries the digits of the first cell with the fewest. So it does not change when the
 * reference solver gets faster.
 *
 * @param singles whether singles alone decide: they fill the board or show that it cannot be filled
 * @param guesses how many digits were tried; counting stops at {@link #MOST_GUESSES}
 */
public record Guesswork(boolean singles, int guesses) {

  public static final int MOST_GUESSES = 10_000;

  /** One choice between two or three digits is the most that a medium puzzle may take. */
  static final int MOST_GUESSES_OF_MEDIUM = 3;

  /** Measures a puzzle by what its cells may hold. */
  static Guesswork of(Candidates start) {
    boolean singles = !start.followSingles() || start.solved();
    int guesses = singles ? 0 : Guessing.count(start, Integer.MAX_VALUE, MOST_GUESSES).guesses();
    return new Guesswork(singles, guesses);
  }

  /** The class of difficulty. */
  public Difficulty difficulty() {
    if (singles) {
      return Difficulty.EASY;
    }
    return guesses <= MOST_GUESSES_OF_MEDIUM ? Difficulty.MEDIUM : Difficulty.HARD;
  }
}
