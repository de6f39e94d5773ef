package gridmark.reference;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Solves puzzles of any board, with givens and marks, by deciding the triad formula of the puzzle.
 * Keeps nothing between calls; thread-safe.
 *
 * <p>The formula is never written down whole. On the 9x9 board, {@link ClassicSearch} runs the DPLL
 * procedure on it, with unit propagation done for many clauses at once on bit boards. On other
 * boards, and where that gets long, {@link FormulaSearch} first propagates on sets of digits, then
 * writes the clauses that are left, and gives them to the clause-learning solver {@link
 * gridmark.sat.ConflictSolver}. Neither calls sat4j, so that sat4j can check both.
 *
 * <p>Once warm, usual puzzles up to 16x16 take less than a millisecond, and the empty 25x25 board
 * tens of them. A hard puzzle on the 25x25 board can take minutes, and there is no bound: interrupt
 * the thread to end the search, which then throws {@link CancellationException} and leaves the
 * thread's interrupt status set.
 */
public final class ReferenceSolver {

  private ReferenceSolver() {}

  /**
   * One solution of the puzzle, or empty when it has none.
   *
   * @throws CancellationException if the thread is interrupted while searching
   */
  public static Optional<Grid> solve(Puzzle puzzle) {
    List<Grid> solutions = solutions(puzzle, 1);
    return solutions.isEmpty() ? Optional.empty() : Optional.of(solutions.get(0));
  }

  /**
   * Different solutions of the puzzle: all of them, or as many as were asked for.
   *
   * @throws CancellationException if the thread is interrupted while searching
   */
  public static List<Grid> solutions(Puzzle puzzle, int atMost) {
    return search(puzzle, atMost).solutions();
  }

  /**
   * Different solutions as {@link #solutions} gives them, with the effort it took to find them. To
   * know that a solution is the only one, ask for two.
   *
   * @throws CancellationException if the thread is interrupted while searching
   */
  public static Solved search(Puzzle puzzle, int atMost) {
    if (atMost < 1) {
      return new Solved(List.of(), 0);
    }
    return puzzle.shape().equals(BoxShape.CLASSIC)
        ? new ClassicSearch(puzzle, atMost).run()
        : FormulaSearch.run(puzzle, atMost);
  }

  /** To be called at every decision of a search. */
  static void stopIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted while searching for solutions");
    }
  }
}
