package gridmark.board;

import static org.assertj.core.api.Assertions.assertThat;

/** What tests say of puzzles and solutions, in terms of the rules. */
public final class Boards {

  private Boards() {}

  /** Fails unless the solution keeps the givens and all rules. */
  public static void assertSolves(Grid puzzle, Grid solution) {
    Rules rules = new Rules(puzzle.shape());
    int[][] values = solution.toRows();
    assertThat(solution.shape()).isEqualTo(puzzle.shape());
    assertThat(rules.changedGivens(puzzle, values)).isEmpty();
    for (Unit.Kind kind : Unit.Kind.values()) {
      assertThat(rules.broken(kind, values)).isEmpty();
    }
  }

  /** Whether two givens contradict each other; empty cells are no fault. */
  public static boolean clashes(Grid puzzle) {
    Rules rules = new Rules(puzzle.shape());
    for (Unit.Kind kind : Unit.Kind.values()) {
      if (rules.broken(kind, puzzle.toRows()).stream()
          .anyMatch(Violation.Repeated.class::isInstance)) {
        return true;
      }
    }
    return false;
  }
}
