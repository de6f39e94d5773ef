package gridmark.reference;

import gridmark.board.Cell;
import gridmark.board.Layout;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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

  private FirstSteps(Puzzle puzzle) {
    this.puzzle = puzzle;
    this.layout = Layout.of(puzzle.shape());
    this.left = puzzle.candidates();
    for (int cell = 0; cell < left.length; cell++) {
      int given = puzzle.givens().at(layout.cell(cell));
      if (given != 0) {
        write(cell, given);
      }
    }
  }

  private void write(int cell, int digit) {
    left[cell] = 0;
    for (int peer : layout.peersOf(cell)) {
      left[peer] &= ~(1 << (digit - 1));
    }
  }

  /**
   * The first steps of a puzzle that has a solution, in order, each with those before it done.
   * There are fewer than asked for, or none, where singles end.
   */
  public static List<Step> of(Puzzle puzzle, int atMost) {
    FirstSteps board = new FirstSteps(puzzle);
    List<Step> steps = new ArrayList<>();
    Optional<Step> next = board.next();
    while (steps.size() < atMost && next.isPresent()) {
      Cell cell = next.get().cell();
      steps.add(next.get());
      board.write(cell.row() * puzzle.shape().size() + cell.column(), next.get().digit());
      next = board.next();
    }
    return steps;
  }

  private Optional<Step> next() {
    // Blocks first: there a person sees it soonest.
    for (Unit.Kind kind : List.of(Unit.Kind.BLOCK, Unit.Kind.ROW, Unit.Kind.COLUMN)) {
      for (int i = 0; i < puzzle.shape().size(); i++) {
        Optional<Step> step = onlyPlace(kind, i);
        if (step.isPresent()) {
          return step;
        }
      }
    }
    return onlyDigit();
  }

  private Optional<Step> onlyPlace(Unit.Kind kind, int index) {
    int[] unit = layout.unit(kind, index);
    for (int digit = 1; digit <= puzzle.shape().size(); digit++) {
      int bit = 1 << (digit - 1);
      int[] places = IntStream.of(unit).filter(cell -> (left[cell] & bit) != 0).toArray();
      if (places.length == 1) {
        String reason = "it is the only place for %d in %s %d";
        return Optional.of(
            new Step(
                layout.cell(places[0]), digit, reason.formatted(digit, kind.word(), index + 1)));
      }
    }
    return Optional.empty();
  }

  private Optional<Step> onlyDigit() {
    for (int cell = 0; cell < left.length; cell++) {
      if (Integer.bitCount(left[cell]) == 1) {
        Cell place = layout.cell(cell);
        String mark = puzzle.marks().at(place) == Mark.NONE ? "" : ", or goes against its mark";
        return Optional.of(
            new Step(
                place,
                Integer.numberOfTrailingZeros(left[cell]) + 1,
                "every other digit stands in its row, column or block" + mark));
      }
    }
    return Optional.empty();
  }

  /**
   * A cell that the rules leave only one digit, and why.
   *
   * @param cell an empty one
   * @param reason why no other digit can stand there, without a full stop
   */
  public record Step(Cell cell, int digit, String reason) {

    public Step {
      if (digit < 1) {
        throw new IllegalArgumentException("a step sets a digit, not " + digit);
      }
    }

    /** The step in words: "r1c5 must be 3: it is the only place for 3 in row 1". */
    public String text() {
      return cell + " must be " + digit + ": " + reason;
    }
  }
}
