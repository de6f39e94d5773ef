package gridmark.assignment.filling;

import gridmark.assignment.OurFormulas;
import gridmark.board.Puzzle;
import gridmark.reference.ReferenceSolver;
import gridmark.sat.Cnf;
import gridmark.sat.Encoding;
import java.time.Duration;
import java.util.Optional;

/** What a puzzle takes our own programs: time for the solver, and formulas. */
final class OurEffort {

  /** On larger boards there is no bound to how long it may take. */
  private static final int LARGEST_BOARD = 9;

  private static final Duration PATIENCE = Duration.ofMillis(4);

  private OurEffort() {}

  /**
   * The time for one solution, or for the proof that there is none: the best of several tries, so
   * that it is not loading and warming up that is measured.
   */
  static Optional<Duration> time(Puzzle puzzle) {
    if (puzzle.shape().size() > LARGEST_BOARD) {
      return Optional.empty();
    }
    long begin = System.nanoTime();
    long best = nanos(puzzle);
    do {
      best = Math.min(best, nanos(puzzle));
    } while (System.nanoTime() - begin < PATIENCE.toNanos());
    return Optional.of(Duration.ofNanos(best));
  }

  private static long nanos(Puzzle puzzle) {
    long begin = System.nanoTime();
    var unused = ReferenceSolver.solve(puzzle);
    return System.nanoTime() - begin;
  }

  static OurFormulas formulas(Puzzle puzzle) {
    return new OurFormulas(size(Encoding.MINIMAL, puzzle), size(Encoding.EXTENDED, puzzle));
  }

  private static OurFormulas.Size size(Encoding encoding, Puzzle puzzle) {
    Cnf formula = encoding.encode(puzzle);
    return new OurFormulas.Size(formula.variables(), formula.clauses());
  }
}
