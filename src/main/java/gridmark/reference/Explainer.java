package gridmark.reference;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.util.List;
import java.util.Optional;

/**
 * Says what there is to say about the solutions of a puzzle: that there is one, two that differ, or
 * which givens and marks cannot stand together. Keeps nothing between calls; thread-safe. On 25x25
 * boards it can take minutes where no reason is plain.
 */
public final class Explainer {

  private Explainer() {}

  /**
   * Explains any puzzle.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static Explanation explain(Puzzle puzzle) {
    ReferenceSolver.stopIfInterrupted();
    List<Grid> solutions = ReferenceSolver.solutions(puzzle, 2);
    return switch (solutions.size()) {
      case 0 -> Conflicts.of(puzzle);
      case 1 -> new Explanation.Unique(solutions.get(0));
      default -> several(puzzle, solutions.get(0), solutions.get(1));
    };
  }

  /**
   * Moves the second solution towards the first: holds it fast where they agree and in one more
   * cell, as long as there still is a second.
   */
  private static Explanation several(Puzzle puzzle, Grid first, Grid other) {
    Grid second = other;
    for (Cell cell : differing(first, other)) {
      if (first.at(cell) != second.at(cell)) {
        ReferenceSolver.stopIfInterrupted();
        second = nearer(puzzle, first, second, cell).orElse(second);
      }
    }
    return new Explanation.Several(first, second, differing(first, second));
  }

  /** A solution other than the first that agrees with it where the second does, and in the cell. */
  private static Optional<Grid> nearer(Puzzle puzzle, Grid first, Grid second, Cell cell) {
    int[][] agreed = first.toRows();
    for (Cell open : differing(first, second)) {
      agreed[open.row()][open.column()] = puzzle.givens().at(open);
    }
    agreed[cell.row()][cell.column()] = first.at(cell);
    Puzzle narrower = new Puzzle(Grid.of(puzzle.shape(), agreed), puzzle.marks());
    return ReferenceSolver.solutions(narrower, 2).stream()
        .filter(solution -> !solution.equals(first))
        .findFirst();
  }

  private static List<Cell> differing(Grid first, Grid second) {
    return first.shape().cells().stream()
        .filter(cell -> first.at(cell) != second.at(cell))
        .toList();
  }
}
