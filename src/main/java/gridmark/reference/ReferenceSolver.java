package gridmark.reference;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.sat.ExtendedEncoding;
import gridmark.sat.Sat4jSolver;
import gridmark.sat.Variables;
import java.util.Optional;

/** Solves puzzles by encoding them as a formula and asking sat4j. Keeps nothing between calls. */
public final class ReferenceSolver {

  private ReferenceSolver() {}

  /** One solution of the puzzle, or empty when it has none. */
  public static Optional<Grid> solve(Grid puzzle) {
    Variables variables = new Variables(puzzle.shape());
    return Sat4jSolver.solve(variables.count(), ExtendedEncoding.of(puzzle))
        .map(model -> decode(variables, model));
  }

  private static Grid decode(Variables variables, int[] model) {
    int size = variables.shape().size();
    int[][] digits = new int[size][size];
    for (int literal : model) {
      if (literal > 0) {
        Cell cell = variables.cellOf(literal);
        digits[cell.row()][cell.column()] = variables.digitOf(literal);
      }
    }
    return Grid.of(variables.shape(), digits);
  }
}
