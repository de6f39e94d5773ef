package gridmark.reference;

import gridmark.board.Grid;
import java.util.List;

/**
 * What a search found, and the effort it took.
 *
 * @param solutions different solutions, as many as were asked for or all there are
 * @param decisions how often the search had to choose where no clause forced a digit: 0 for a
 *     puzzle that unit propagation alone solves or refutes. Comparable between boards of one size
 *     only.
 */
public record Solved(List<Grid> solutions, long decisions) {

  public Solved {
    solutions = List.copyOf(solutions);
  }
}
