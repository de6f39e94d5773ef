package gridmark.reference;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.sat.ConflictSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The search on boards of any shape: propagate unit clauses on sets of digits ({@link
 * CandidateBoard}), write what is left as a formula ({@link OpenFormula}), and have it decided by
 * clause learning ({@link ConflictSolver}).
 */
final class FormulaSearch implements SolutionSearch {

  private final BoxShape shape;
  private final CandidateBoard board;

  FormulaSearch(Puzzle puzzle) {
    this.shape = puzzle.shape();
    this.board = new CandidateBoard(shape, puzzle.candidates());
  }

  @Override
  public Solved run(int atMost) {
    if (!board.propagate()) {
      return new Solved(List.of(), 0);
    }
    if (board.isComplete()) {
      return new Solved(List.of(grid(board.toSets())), 0);
    }
    OpenFormula formula = new OpenFormula(shape, board);
    ConflictSolver solver = formula.solver();
    List<Grid> found = new ArrayList<>();
    while (found.size() < atMost && solver.solve()) {
      found.add(grid(formula.model()));
      solver.excludeModel();
    }
    return new Solved(found, solver.decisions());
  }

  /** The grid of sets that hold one digit each. */
  private Grid grid(int[] sets) {
    return Grid.ofCells(
        shape, IntStream.of(sets).map(set -> Integer.numberOfTrailingZeros(set) + 1).toArray());
  }
}
