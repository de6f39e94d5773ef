package gridmark.assignment.filling.mutant;

import gridmark.board.Cell;
import gridmark.sat.Cnf;
import gridmark.sat.Encoding;
import gridmark.sat.Model;
import gridmark.sat.Solver;
import gridmark.sat.Variables;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * How a solver works: the steps from a puzzle to an answer. A mutant is the right recipe with one
 * step exchanged.
 *
 * @param before what is done to the puzzle first, to its givens and to its marks
 * @param rules the formula of the board
 * @param givens how the puzzle's givens are added to it
 * @param marks how its marks, even and odd, are added
 * @param numbering the variables' numbers, in the formula and in its model
 * @param beside how far beside the right variables the model is read
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
    int beside,
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
        0,
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
    return model.map(this::read).map(after).orElseGet(() -> unsolvable.apply(sudoku));
  }

  /** In each cell the lowest digit that the model puts there; 0 if there is none. */
  private int[][] read(Model model) {
    Variables variables = new Variables(Cells.SHAPE);
    int[][] digits = new int[Cells.SIZE][Cells.SIZE];
    for (Cell cell : Cells.SHAPE.cells()) {
      digits[cell.row()][cell.column()] =
          IntStream.rangeClosed(1, Cells.SIZE)
              .filter(digit -> holds(model, variables.of(cell, digit) + beside))
              .findFirst()
              .orElse(0);
    }
    return digits;
  }

  private boolean holds(Model model, int variable) {
    return model.satisfies(numbering.number().applyAsInt(variable));
  }

  Recipe before(UnaryOperator<int[][]> step) {
    return new Recipe(step, rules, givens, marks, numbering, solver, beside, after, unsolvable);
  }

  Recipe rules(Supplier<Cnf> step) {
    return new Recipe(before, step, givens, marks, numbering, solver, beside, after, unsolvable);
  }

  Recipe givens(Givens step) {
    return new Recipe(before, rules, step, marks, numbering, solver, beside, after, unsolvable);
  }

  Recipe marks(MarkClauses step) {
    return new Recipe(before, rules, givens, step, numbering, solver, beside, after, unsolvable);
  }

  Recipe numbering(Numbering step) {
    return new Recipe(before, rules, givens, marks, step, solver, beside, after, unsolvable);
  }

  Recipe solver(Solver step) {
    return new Recipe(before, rules, givens, marks, numbering, step, beside, after, unsolvable);
  }

  Recipe beside(int step) {
    return new Recipe(before, rules, givens, marks, numbering, solver, step, after, unsolvable);
  }

  Recipe after(UnaryOperator<int[][]> step) {
    return new Recipe(before, rules, givens, marks, numbering, solver, beside, step, unsolvable);
  }

  Recipe unsolvable(UnaryOperator<int[][]> step) {
    return new Recipe(before, rules, givens, marks, numbering, solver, beside, after, step);
  }
}
