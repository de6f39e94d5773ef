package gridmark.reference;

import gridmark.board.Puzzle;
import java.util.Objects;

/**
 * A puzzle with what is known about it.
 *
 * @param puzzle as requested
 * @param solutions how many it has
 * @param guesswork how much search it takes
 */
public record GeneratedPuzzle(Puzzle puzzle, int solutions, Guesswork guesswork) {

  public GeneratedPuzzle {
    Objects.requireNonNull(puzzle);
    Objects.requireNonNull(guesswork);
  }
}
