package gridmark.reference;

import gridmark.sat.Candidates;

/**
 * Counts solutions by plain search: singles and locked candidates to the end, then the values of
 * the cell with the fewest, in order. It is slower than the reference solver and meant to stay as
 * it is: what the generator makes of a seed, and how difficult a puzzle is called, rest on its
 * steps.
 */
final class Guessing {

  /**
   * What a search saw.
   *
   * @param solutions how many it found, at most the limit it was given
   * @param guesses how many values it tried in open cells
   * @param finished false if it stopped because it had tried all the values it was allowed
   */
  record Outcome(int solutions, int guesses, boolean finished) {}

  private final int limit;
  private final int mostGuesses;
  private int solutions;
  private int guesses;

  private Guessing(int limit, int mostGuesses) {
    this.limit = limit;
    this.mostGuesses = mostGuesses;
  }

  /** Counts up to the limit, with at most so many guesses. */
  static Outcome count(Candidates start, int limit, int mostGuesses) {
    Guessing search = new Guessing(limit, mostGuesses);
    boolean finished = search.explore(start);
    return new Outcome(search.solutions, search.guesses, finished);
  }

  /** False when the guesses ran out. */
  private boolean explore(Candidates candidates) {
    if (!candidates.followLocked()) {
      return true;
    }
    int cell = candidates.openCell();
    if (cell < 0) {
      solutions++;
      return true;
    }
    for (int rest = candidates.at(cell); rest != 0 && solutions < limit; rest &= rest - 1) {
      if (guesses == mostGuesses) {
        return false;
      }
      guesses++;
      ReferenceSolver.stopIfInterrupted();
      if (!explore(candidates.with(cell, Integer.lowestOneBit(rest)))) {
        return false;
      }
    }
    return true;
  }
}
