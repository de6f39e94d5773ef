package gridmark.reference;

import java.util.concurrent.CancellationException;

/** A search for the solutions of one puzzle. It is run once, in one thread. */
interface SolutionSearch {

  /**
   * Finds all solutions, or as many as are asked for.
   *
   * @param atMost 1 or more
   * @throws CancellationException if the thread is interrupted while searching
   */
  Solved run(int atMost);

  /** To be called at every decision. */
  static void stopIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted while searching for solutions");
    }
  }
}
