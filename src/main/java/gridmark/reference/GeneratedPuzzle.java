package gridmark.reference;

import gridmark.board.Puzzle;
import java.util.Objects;

/**
 * A puzzle with what is known about it.
 *
 * @param puzzle as requested
 * @param solutions how many it has
 * @param effort how much search it takes
 */
public record GeneratedPuzzle(Puzzle puzzle, int solutions, Effort effort) {

  public GeneratedPuzzle {
    Objects.requireNonNull(puzzle);
    Objects.requireNonNull(effort);
  }
}
