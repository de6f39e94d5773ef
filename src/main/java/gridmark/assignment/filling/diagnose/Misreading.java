package gridmark.assignment.filling.diagnose;

import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A way to take the givens or the marks of a puzzle for others. What leaves the board is lost.
 *
 * @param reading the puzzle as it is misread
 * @param effect what happens to the givens or the marks, in words
 */
record Misreading(BoardBug code, UnaryOperator<Puzzle> reading, String effect) {

  static final List<Misreading> ALL =
      List.of(
          new Misreading(
              BoardBug.SHIFTED, givens(1, 0, 0), "every given was taken one row too low"),
          new Misreading(
              BoardBug.SHIFTED, givens(-1, 0, 0), "every given was taken one row too high"),
          new Misreading(
              BoardBug.SHIFTED, givens(0, 1, 0), "every given was taken one column too far right"),
          new Misreading(
              BoardBug.SHIFTED, givens(0, -1, 0), "every given was taken one column too far left"),
          new Misreading(
              BoardBug.DIGIT_OFF_BY_ONE,
              givens(0, 0, 1),
              "every given was taken for the next digit"),
          new Misreading(
              BoardBug.DIGIT_OFF_BY_ONE,
              givens(0, 0, -1),
              "every given was taken for the digit before"),
          // Where there are no marks, a slip that swaps the answer's rows and columns is the same.
          new Misreading(
              BoardBug.TRANSPOSED,
              puzzle -> givens(puzzle, Misreading::transposed, 0),
              "the row and the column of every given were swapped"),
          new Misreading(
              BoardBug.PARITY_SWAPPED,
              marks(mark -> mark == Mark.EVEN ? Mark.ODD : Mark.EVEN),
              "even was taken for odd, and odd for even"),
          new Misreading(
              BoardBug.PARITY_SWAPPED, marks(mark -> Mark.EVEN), "odd was taken for even as well"),
          new Misreading(
              BoardBug.PARITY_SWAPPED, marks(mark -> Mark.ODD), "even was taken for odd as well"),
          new Misreading(
              BoardBug.PARITY_IGNORED, marks(1, 0), "every mark was taken one row too low"),
          new Misreading(
              BoardBug.PARITY_IGNORED, marks(-1, 0), "every mark was taken one row too high"),
          new Misreading(
              BoardBug.PARITY_IGNORED,
              marks(0, 1),
              "every mark was taken one column too far right"),
          new Misreading(
              BoardBug.PARITY_IGNORED,
              marks(0, -1),
              "every mark was taken one column too far left"),
          new Misreading(
              BoardBug.PARITY_IGNORED,
              puzzle -> marks(puzzle, Misreading::transposed, mark -> mark),
              "the row and the column of every mark were swapped"));

  /** The cell whose given or mark is taken for that of another, if it is on the board. */
  private interface Source {
    Optional<Cell> of(int row, int column, int size);
  }

  /** The rule that is broken by who reads like this. */
  BoardRule broken() {
    return code == BoardBug.PARITY_IGNORED || code == BoardBug.PARITY_SWAPPED
        ? BoardRule.PARITY
        : BoardRule.GIVENS;
  }

  /** The puzzle as it is misread. */
  Puzzle of(Puzzle puzzle) {
    return reading.apply(puzzle);
  }

  private static UnaryOperator<Puzzle> givens(int rows, int columns, int digits) {
    return puzzle -> givens(puzzle, moved(rows, columns), digits);
  }

  private static UnaryOperator<Puzzle> marks(int rows, int columns) {
    return puzzle -> marks(puzzle, moved(rows, columns), mark -> mark);
  }

  private static UnaryOperator<Puzzle> marks(UnaryOperator<Mark> meaning) {
    return puzzle -> marks(puzzle, moved(0, 0), meaning);
  }

  private static Puzzle givens(Puzzle puzzle, Source source, int digits) {
    int size = puzzle.shape().size();
    int[][] misread = new int[size][size];
    for (int i = 0; i < size * size; i++) {
      misread[i / size][i % size] =
          source
              .of(i / size, i % size, size)
              .map(puzzle.givens()::at)
              .filter(given -> given != 0 && given + digits >= 1 && given + digits <= size)
              .map(given -> given + digits)
              .orElse(0);
    }
    return new Puzzle(Grid.of(puzzle.shape(), misread), puzzle.marks());
  }

  private static Puzzle marks(Puzzle puzzle, Source source, UnaryOperator<Mark> meaning) {
    int size = puzzle.shape().size();
    Mark[][] misread = new Mark[size][size];
    for (int i = 0; i < size * size; i++) {
      misread[i / size][i % size] =
          source
              .of(i / size, i % size, size)
              .map(puzzle.marks()::at)
              .filter(mark -> mark != Mark.NONE)
              .map(meaning)
              .orElse(Mark.NONE);
    }
    return new Puzzle(puzzle.givens(), Marks.of(puzzle.shape(), misread));
  }

  private static Source moved(int rows, int columns) {
    return (row, column, size) -> {
      int fromRow = row - rows;
      int fromColumn = column - columns;
      return fromRow >= 0 && fromRow < size && fromColumn >= 0 && fromColumn < size
          ? Optional.of(new Cell(fromRow, fromColumn))
          : Optional.empty();
    };
  }

  private static Optional<Cell> transposed(int row, int column, int size) {
    return Optional.of(new Cell(column, row));
  }
}
