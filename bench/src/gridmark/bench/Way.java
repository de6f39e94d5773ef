package gridmark.bench;

import gridmark.board.Grid;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** A way to solve puzzles, whose CPU time is taken. */
interface Way extends AutoCloseable {

  /** What it is called in the table. */
  String name();

  /**
   * Solves the puzzles of a set one after the other, starting afresh: what is learnt from one
   * puzzle may serve the next, but nothing is known from an earlier run.
   *
   * @param limit the CPU time after which it stops, more or less
   */
  Run solve(PuzzleSet set, Duration limit) throws IOException;

  @Override
  default void close() throws IOException {}

  /**
   * What came of it.
   *
   * @param grids the solutions, fewer than puzzles if the time was up; null where it says that
   *     there is none
   * @param cpuNanos CPU time of all puzzles, or up to the limit
   */
  record Run(List<Grid> grids, long cpuNanos) {}
}
