package gridmark.assignment.filling.mutant;

import gridmark.sat.Cnf;
import gridmark.sat.Encoding;
import gridmark.sat.Model;
import gridmark.sat.Solver;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * How a solver works: the steps from a puzzle to an answer. A mutant is the right recipe with one
 * step exchanged.
 *
 * @param before what is done to the puzzle first, to its givens and to its marks
 * @param rules the formula of the board
 * @param givens how the puzzle's givens are added to it
 * @param marks how its marks, even and odd, are added
 * @param numbering the variables' numbers, in the formula and in its model
 * @param reading how a cell's digit is read from the model
 * @param after what is done to the grid that was read
 * @param unsolvable the answer to a puzzle whose formula has no model
 */
record Recipe(
    UnaryOperator<int[][]> before,
    Supplier<Cnf> rules,
    Givens givens,
    MarkClauses marks,
    Numbering numbering,
    Solver solver,
    Reading reading,
    UnaryOperator<int[][]> after,
    UnaryOperator<int[][]> unsolvable)
    implements Supplier<BoardSolver> {

  /**
   * A right one. DPLL is quick on the extended encoding, but not on much less: there, take sat4j.
   */
  static final Recipe RIGHT = of(Encoding.EXTENDED);

  static Recipe of(Encoding encoding) {
    return new Recipe(
        sudoku -> sudoku,
        () -> encoding.rules(Cells.SHAPE),
        Givens.RIGHT,
        MarkClauses.RIGHT,
        Numbering.USUAL,
        Solver.DPLL,
        Reading.RIGHT,
        grid -> grid,
        Boards::zeros);
  }

  @Override
  public BoardSolver get() {
    Cnf formula = rules.get();
    return (sudoku, parity) -> solve(formula, before.apply(sudoku), before.apply(parity));
  }

  private int[][] solve(Cnf rulesOnly, int[][] sudoku, int[][] parity) {
    Cnf formula = marks.addTo(rulesOnly, sudoku, parity);
    Optional<Model> model = solver.solve(numbering.renumber(givens.addTo(formula, sudoku)));
    return model
        .map(found -> reading.board(variable -> holds(found, variable)))
        .map(after)
        .orElseGet(() -> unsolvable.apply(sudoku));
  }

  private boolean holds(Model model, int variable) {
    return model.satisfies(numbering.number().applyAsInt(variable));
  }

  Recipe before(UnaryOperator<int[][]> step) {
    return new Recipe(step, rules, givens, marks, numbering, solver, reading, after, unsolvable);
  }

  Recipe rules(Supplier<Cnf> step) {
    return new Recipe(before, step, givens, marks, numbering, solver, reading, after, unsolvable);
  }

  Recipe givens(Givens step) {
    return new Recipe(before, rules, step, marks, numbering, solver, reading, after, unsolvable);
  }

  Recipe marks(MarkClauses step) {
    return new Recipe(before, rules, givens, step, numbering, solver, reading, after, unsolvable);
  }

  Recipe numbering(Numbering step) {
    return new Recipe(before, rules, givens, marks, step, solver, reading, after, unsolvable);
  }

  Recipe solver(Solver step) {
    return new Recipe(before, rules, givens, marks, numbering, step, reading, after, unsolvable);
  }

  Recipe reading(Reading step) {
    return new Recipe(before, rules, givens, marks, numbering, solver, step, after, unsolvable);
  }

  Recipe after(UnaryOperator<int[][]> step) {
    return new Recipe(before, rules, givens, marks, numbering, solver, reading, step, unsolvable);
  }

  Recipe unsolvable(UnaryOperator<int[][]> step) {
    return new Recipe(before, rules, givens, marks, numbering, solver, reading, after, step);
  }
}
