package gridmark.assignment.solve;

import gridmark.assignment.Diagnoser;
import gridmark.assignment.Yardstick;
import gridmark.assignment.filling.Filling;
import gridmark.assignment.filling.diagnose.BoardDiagnoser;
import gridmark.assignment.filling.mutant.BoardMutants;

/** Solve a Sudoku. */
public final class Solve extends Filling {

  public Solve() {
    super("solve", "SudokuSolver", false);
  }

  @Override
  public Diagnoser diagnoser() {
    return BoardDiagnoser.of();
  }

  @Override
  public Yardstick yardstick() {
    return new BoardMutants(false);
  }
}
