package gridmark.assignment.evenodd;

import gridmark.assignment.Diagnoser;
import gridmark.assignment.Yardstick;
import gridmark.assignment.filling.Filling;
import gridmark.assignment.filling.diagnose.BoardDiagnoser;
import gridmark.assignment.filling.mutant.BoardMutants;

/** Solve a Sudoku in which cells are marked even or odd. */
public final class EvenOdd extends Filling {

  public EvenOdd() {
    super("evenodd", "EvenOddSolver", true);
  }

  @Override
  public Diagnoser diagnoser() {
    return BoardDiagnoser.of();
  }

  @Override
  public Yardstick yardstick() {
    return new BoardMutants(true);
  }
}
