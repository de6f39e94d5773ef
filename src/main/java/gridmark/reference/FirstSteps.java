package gridmark.reference;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Layout;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a person begins to solve a puzzle: looks for a digit with one place left in a unit, then for
 * a cell with one digit left, writes it down, and looks again. The solvers follow the same singles
 * all at once and cannot say why; here each step comes alone, with its reason.
 */
public final class FirstSteps {

  private final Puzzle puzzle;
  private final Layout layout;

  /** What each empty cell may hold beside the digits that stand; nothing for a filled one. */
  private final int[] left;

  private FirstSteps(Puzzle puzzle, Layout layout) {
    this.puzzle = puzzle;
    this.layout = layout;
    this.left = puzzle.candidates();
    for (int cell = 0; cell < left.length; cell++) {
      left[cell] = isEmpty(cell) ? left[cell] & ~seen(cell) : 0;
    }
  }

  /**
   * The first steps of a puzzle that has a solution, in order, each with those before it done.
   * There are fewer than asked for, or none, where singles end.
   */
  public static List<Step> of(Puzzle puzzle, int atMost) {
    Layout layout = Layout.of(puzzle.shape());
    List<Step> steps = new ArrayList<>();
    Puzzle rest = puzzle;
    Optional<Step> next = new FirstSteps(rest, layout).next();
    while (steps.size() < atMost && next.isPresent()) {
      steps.add(next.get());
      rest = with(rest, next.get());
      next = new FirstSteps(rest, layout).next();
    }
    return steps;
  }

  private static Puzzle with(Puzzle puzzle, Step step) {
    int[][] digits = puzzle.givens().toRows();
    digits[step.cell().row()][step.cell().column()] = step.digit();
    return new Puzzle(Grid.of(puzzle.shape(), digits), puzzle.marks());
  }

  private boolean isEmpty(int cell) {
    return puzzle.givens().at(layout.cell(cell)) == 0;
  }

  /** The digits that stand in the units of a cell. */
  private int seen(int cell) {
    int digits = 0;
    for (int peer : layout.peersOf(cell)) {
      int digit = puzzle.givens().at(layout.cell(peer));
      digits |= digit == 0 ? 0 : 1 << (digit - 1);
    }
    return digits;
  }

  private Optional<Step> next() {
    // Blocks first: there a person sees it soonest.
    for (Unit.Kind kind : List.of(Unit.Kind.BLOCK, Unit.Kind.ROW, Unit.Kind.COLUMN)) {
      for (Unit unit : Unit.of(puzzle.shape(), kind)) {
        Optional<Step> step = onlyPlace(unit);
        if (step.isPresent()) {
          return step;
        }
      }
    }
    return onlyDigit();
  }

  private Optional<Step> onlyPlace(Unit unit) {
    for (int digit = 1; digit <= puzzle.shape().size(); digit++) {
      int bit = 1 << (digit - 1);
      List<Cell> places =
          unit.cells().stream().filter(cell -> (left[layout.number(cell)] & bit) != 0).toList();
      if (places.size() == 1) {
        String reason = "it is the only place for " + digit + " in " + unit;
        return Optional.of(new Step(places.get(0), digit, reason));
      }
    }
    return Optional.empty();
  }

  private Optional<Step> onlyDigit() {
    for (int cell = 0; cell < left.length; cell++) {
      if (Integer.bitCount(left[cell]) == 1) {
        int digit = Integer.numberOfTrailingZeros(left[cell]) + 1;
        String mark =
            puzzle.marks().at(layout.cell(cell)) == Mark.NONE ? "" : ", or goes against its mark";
        return Optional.of(
            new Step(
                layout.cell(cell),
                digit,
                "every other digit stands in its row, column or block" + mark));
      }
    }
    return Optional.empty();
  }
}
