package gridmark.assignment.filling;

import gridmark.assignment.Contradiction;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.reference.Explainer;
import gridmark.reference.ReferenceSolver;
import java.util.Optional;

/**
 * Finds out quickly whether a board expects what it should, by one solver alone. {@code verify}
 * proves the same by several that share no code.
 */
final class QuickProof {

  private QuickProof() {}

  static Optional<Contradiction> contradicting(FillingQuestion question) {
    Puzzle puzzle = question.puzzle();
    Optional<Grid> solution = ReferenceSolver.solve(puzzle);
    solution.ifPresent(grid -> holdAgainstTheRules(puzzle, grid));
    if (solution.isPresent() == question.isSolvable()) {
      return Optional.empty();
    }
    return Optional.of(
        solution.isEmpty()
            ? contradiction(
                Expectation.SOLVABLE, Explainer.explain(puzzle).text(), Expectation.UNSOLVABLE)
            : contradiction(
                Expectation.UNSOLVABLE,
                "a solution: " + Puzzle.of(solution.get()).line(),
                Expectation.SOLVABLE));
  }

  private static Contradiction contradiction(Expectation said, String found, Expectation right) {
    return new Contradiction(
        "the case says %s, but the puzzle has %s".formatted(said.word(), found),
        "correct the grid, or write \"expect\": \"%s\"".formatted(right.word()));
  }

  /** Where our own solver is wrong, that is no fault of the pack's. */
  private static void holdAgainstTheRules(Puzzle puzzle, Grid grid) {
    if (!new Rules(puzzle.shape()).violations(puzzle, grid).isEmpty()) {
      throw new IllegalStateException("the reference solver is wrong on " + puzzle.line());
    }
  }
}
