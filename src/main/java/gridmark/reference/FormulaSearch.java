package gridmark.reference;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.sat.Candidates;
import gridmark.sat.ConflictSolver;
import java.util.ArrayList;
import java.util.List;

/**
 * The search on boards of any shape: follow {@link Candidates}, write what is left as a formula
 * ({@link OpenFormula}), and have it decided by clause learning ({@link ConflictSolver}).
 */
final class FormulaSearch {

  private FormulaSearch() {}

  /** Finds all solutions, or as many as are asked for. */
  static Solved run(Puzzle puzzle, int atMost) {
    Candidates candidates = Candidates.of(puzzle);
    if (!candidates.followAll()) {
      return new Solved(List.of(), 0);
    }
    if (candidates.solved()) {
      return new Solved(List.of(Grid.ofCells(puzzle.shape(), candidates.digits())), 0);
    }
    OpenFormula formula = new OpenFormula(candidates);
    ConflictSolver solver = formula.solver();
    List<Grid> found = new ArrayList<>();
    while (found.size() < atMost && solver.solve()) {
      found.add(Grid.ofCells(puzzle.shape(), formula.model()));
      solver.excludeModel();
    }
    return new Solved(found, solver.decisions());
  }
}
