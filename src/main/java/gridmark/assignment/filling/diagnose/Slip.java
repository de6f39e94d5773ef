package gridmark.assignment.filling.diagnose;

import static gridmark.assignment.filling.diagnose.BoardBug.DIGIT_OFF_BY_ONE;
import static gridmark.assignment.filling.diagnose.BoardBug.SHIFTED;
import static gridmark.assignment.filling.diagnose.BoardBug.TRANSPOSED;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.function.UnaryOperator;

/**
 * The search was right, but something slips between the model and the answer.
 *
 * @param effect what it does to a solution, in words
 * @param undo turns an answer back: what was lost on the way is 0 then; the rest has to belong to a
 *     solution of the puzzle
 */
record Slip(BoardBug code, String effect, UnaryOperator<int[][]> undo)
    implements Suspect<Sighting> {

  static final List<Slip> ALL =
      List.of(
          new Slip(
              TRANSPOSED,
              "rows and columns are swapped",
              moved((answer, row, column) -> answer[column][row])),
          new Slip(
              DIGIT_OFF_BY_ONE,
              "every digit is one too high, and 1 stands for 9",
              exchanged((digit, size) -> digit == 1 ? size : digit - 1)),
          new Slip(
              DIGIT_OFF_BY_ONE,
              "every digit is one too low, and 9 stands for 1",
              exchanged((digit, size) -> digit % size + 1)),
          new Slip(DIGIT_OFF_BY_ONE, "every digit is one too low", counted(1)),
          new Slip(DIGIT_OFF_BY_ONE, "every digit is one too high", counted(-1)),
          new Slip(
              DIGIT_OFF_BY_ONE,
              "0 stands wherever there should be a 9",
              relabelled((digit, size) -> digit == 0 ? size : digit)),
          new Slip(SHIFTED, "every row stands one row too low", shifted(1, 0)),
          new Slip(SHIFTED, "every row stands one row too high", shifted(-1, 0)),
          new Slip(SHIFTED, "every column stands one column too far right", shifted(0, 1)),
          new Slip(SHIFTED, "every column stands one column too far left", shifted(0, -1)),
          new Slip(
              SHIFTED,
              "left and right are swapped",
              moved((answer, row, column) -> answer[row][answer.length - 1 - column])),
          new Slip(
              SHIFTED,
              "top and bottom are swapped",
              moved((answer, row, column) -> answer[answer.length - 1 - row][column])));

  /** What is left after turning back has to be at least this part of the board. */
  private static final double LEAST_LEFT = 0.6;

  private static final int NO_DIGIT = -1;

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> each.isGrid() && explains(each));
    List<Sighting> solvable = explained.stream().filter(Sighting::isSolvable).toList();
    return Cause.of(explained, new Clue<>(code, solvable, this::evidence));
  }

  private String evidence(Shown<Sighting> shown) {
    return "In %s %s; with that undone, the answer fits a solution (see %s)."
        .formatted(Sighting.share(shown), effect, shown.first().id());
  }

  private boolean explains(Sighting sighting) {
    int[][] undone = undo.apply(sighting.board().orElseThrow());
    return sighting.isSolvable()
        ? fits(undone, sighting.puzzle())
        // It turned the zeros that are right for an unsolvable puzzle into something else.
        : Arrays.stream(undone).flatMapToInt(Arrays::stream).allMatch(digit -> digit == 0);
  }

  /** Whether it is a solution of the puzzle, or what is left of one. */
  private static boolean fits(int[][] solution, Puzzle puzzle) {
    int size = puzzle.shape().size();
    int left = 0;
    for (Cell cell : puzzle.shape().cells()) {
      int digit = solution[cell.row()][cell.column()];
      int given = puzzle.givens().at(cell);
      if (digit < 0 || digit > size || (given != 0 && digit != 0 && digit != given)) {
        return false;
      }
      left += digit == 0 ? 0 : 1;
      solution[cell.row()][cell.column()] = digit == 0 ? given : digit;
    }
    return left >= LEAST_LEFT * size * size
        && Solutions.exist(new Puzzle(Grid.of(puzzle.shape(), solution), puzzle.marks()));
  }

  /** Where a digit of the solution stands in the answer. */
  private interface Source {
    int at(int[][] answer, int row, int column);
  }

  private static UnaryOperator<int[][]> moved(Source source) {
    return answer -> {
      int[][] moved = new int[answer.length][answer.length];
      for (int row = 0; row < answer.length; row++) {
        for (int column = 0; column < answer.length; column++) {
          moved[row][column] = source.at(answer, row, column);
        }
      }
      return moved;
    };
  }

  private static UnaryOperator<int[][]> shifted(int rows, int columns) {
    return moved(
        (answer, row, column) ->
            answer[Math.floorMod(row + rows, answer.length)][
                Math.floorMod(column + columns, answer.length)]);
  }

  /** Digits were exchanged for digits, and nothing was lost. */
  private static UnaryOperator<int[][]> exchanged(IntBinaryOperator before) {
    return relabelled(
        (digit, size) -> digit < 1 || digit > size ? NO_DIGIT : before.applyAsInt(digit, size));
  }

  /** What is no digit of the board was lost. */
  private static UnaryOperator<int[][]> counted(int step) {
    return relabelled((digit, size) -> digit + step < 0 || digit + step > size ? 0 : digit + step);
  }

  /**
   * With other digits.
   *
   * @param before which digit it was, by the digit and the size of the board
   */
  private static UnaryOperator<int[][]> relabelled(IntBinaryOperator before) {
    return moved((answer, row, column) -> before.applyAsInt(answer[row][column], answer.length));
  }
}
