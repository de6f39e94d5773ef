package gridmark.grader.judge;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Unit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a failed case teaches beyond its message: why the puzzle has no solution, or how one begins.
 */
public sealed interface Insight {

  /** What there is to see: a sentence, then what follows from it line by line. */
  List<String> lines();

  /** The board to see it on. */
  Grid board();

  /** The cells of the board to look at. */
  Set<Cell> cells();

  /**
   * Why the puzzle has no solution.
   *
   * @param board the puzzle
   * @param cells as few givens as were found that cannot stand together
   * @param reason why they cannot, without a full stop
   */
  record Clash(Grid board, Set<Cell> cells, String reason) implements Insight {

    public Clash {
      cells = Collections.unmodifiableSet(new TreeSet<>(cells));
    }

    @Override
    public List<String> lines() {
      return List.of("Why it has no solution: " + reason + ".");
    }
  }

  /**
   * A cell that the rules leave only one digit.
   *
   * @param text which digit and why, without a full stop
   */
  record Forced(Cell cell, String text) {}

  /**
   * How a solution begins: enough to see that there is one, and not the whole of it.
   *
   * @param steps the first ones; none where no cell is forced at once
   * @param solution for those who may see it whole
   * @param unique whether it is the only one
   */
  record Opening(Grid puzzle, List<Forced> steps, Grid solution, boolean unique)
      implements Insight {

    public Opening {
      steps = List.copyOf(steps);
    }

    @Override
    public List<String> lines() {
      String count = unique ? "It has one solution" : "It has several solutions";
      if (cells().isEmpty()) {
        return List.of("Every cell is given: the puzzle is its own solution.");
      }
      if (steps.isEmpty()) {
        Cell first = cells().iterator().next();
        String where = unique ? ", though no digit is forced at the start: " : "; in one of them ";
        return List.of(count + where + first + " is " + solution.at(first) + ".");
      }
      List<String> lines = new ArrayList<>();
      lines.add(
          count
              + (unique
                  ? ". The first forced cells:"
                  : ". The first cells forced in all of them:"));
      steps.forEach(step -> lines.add(step.text() + "."));
      return lines;
    }

    @Override
    public Grid board() {
      int[][] digits = puzzle.toRows();
      for (Cell cell : cells()) {
        digits[cell.row()][cell.column()] = solution.at(cell);
      }
      return Grid.of(puzzle.shape(), digits);
    }

    @Override
    public Set<Cell> cells() {
      Set<Cell> cells = new TreeSet<>();
      steps.forEach(step -> cells.add(step.cell()));
      if (steps.isEmpty()) {
        firstEmpty(puzzle).ifPresent(cells::add);
      }
      return cells;
    }

    private static Optional<Cell> firstEmpty(Grid puzzle) {
      return Unit.of(puzzle.shape(), Unit.Kind.ROW).stream()
          .flatMap(row -> row.cells().stream())
          .filter(cell -> puzzle.at(cell) == 0)
          .findFirst();
    }
  }
}
