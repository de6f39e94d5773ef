package gridmark.assignment.filling.diagnose;

import static gridmark.assignment.filling.diagnose.BoardBug.DIGIT_OFF_BY_ONE;
import static gridmark.assignment.filling.diagnose.BoardBug.PARITY_IGNORED;
import static gridmark.assignment.filling.diagnose.BoardBug.PARITY_SWAPPED;
import static gridmark.assignment.filling.diagnose.BoardBug.SHIFTED;
import static gridmark.assignment.filling.diagnose.BoardBug.TRANSPOSED;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Mark;
import gridmark.board.Marks;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The search is right, but for another puzzle: givens or marks slip on their way into the formula.
 * What leaves the board is lost.
 *
 * @param reading the puzzle as it is misread
 * @param effect what happens to the givens or the marks, in words
 */
record Misreading(BoardBug code, UnaryOperator<Puzzle> reading, String effect)
    implements Suspect<Sighting> {

  static final List<Misreading> ALL =
      List.of(
          givens(SHIFTED, moved(1, 0), 0, "every given was taken one row too low"),
          givens(SHIFTED, moved(-1, 0), 0, "every given was taken one row too high"),
          givens(SHIFTED, moved(0, 1), 0, "every given was taken one column too far right"),
          givens(SHIFTED, moved(0, -1), 0, "every given was taken one column too far left"),
          givens(DIGIT_OFF_BY_ONE, moved(0, 0), 1, "every given was taken for the next digit"),
          givens(DIGIT_OFF_BY_ONE, moved(0, 0), -1, "every given was taken for the digit before"),
          // Where there are no marks, a slip that swaps the answer's rows and columns is the same.
          givens(
              TRANSPOSED,
              Misreading::transposed,
              0,
              "the row and the column of every given were swapped"),
          marks(
              mark -> mark == Mark.EVEN ? Mark.ODD : Mark.EVEN,
              "even was taken for odd, and odd for even"),
          marks(mark -> Mark.EVEN, "odd was taken for even as well"),
          marks(mark -> Mark.ODD, "even was taken for odd as well"),
          marks(moved(1, 0), "every mark was taken one row too low"),
          marks(moved(-1, 0), "every mark was taken one row too high"),
          marks(moved(0, 1), "every mark was taken one column too far right"),
          marks(moved(0, -1), "every mark was taken one column too far left"),
          marks(Misreading::transposed, "the row and the column of every mark were swapped"));

  /** Fewer givens stand in a board by chance. */
  private static final int ENOUGH_GIVENS = 8;

  /** Fewer marks are obeyed by chance. */
  private static final int ENOUGH_MARKS = 6;

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> grids = seen.failed(this::solvesMisreadPuzzle);
    if (grids.stream().map(Sighting::puzzle).noneMatch(this::isNoChance)) {
      return Optional.empty();
    }
    return Cause.of(
        seen.failed(each -> grids.contains(each) || findsMisreadPuzzleUnsolvable(each)),
        new Clue<>(code, grids, this::evidence));
  }

  private String evidence(Shown<Sighting> shown) {
    return "In %s %s; for that puzzle the answer would be right (see %s)."
        .formatted(Sighting.share(shown), effect, shown.first().id());
  }

  private boolean isNoChance(Puzzle puzzle) {
    Puzzle misread = reading.apply(puzzle);
    return broken() == BoardRule.GIVENS
        ? puzzle.shape().cells().stream().filter(cell -> misread.givens().at(cell) != 0).count()
            >= ENOUGH_GIVENS
        : changedMarks(puzzle, misread.marks()) >= ENOUGH_MARKS;
  }

  /** Marks that are not on the board, in cells that were to be filled. */
  private static long changedMarks(Puzzle puzzle, Marks misread) {
    return puzzle.shape().cells().stream()
        .filter(cell -> puzzle.givens().at(cell) == 0 && misread.at(cell) != Mark.NONE)
        .filter(cell -> misread.at(cell) != puzzle.marks().at(cell))
        .count();
  }

  private boolean solvesMisreadPuzzle(Sighting sighting) {
    if (!sighting.isGrid() || !Set.of(broken()).equals(sighting.broken())) {
      return false;
    }
    Puzzle misread = reading.apply(sighting.puzzle());
    int[][] board = sighting.board().orElseThrow();
    Rules rules = new Rules(misread.shape());
    return rules.changedGivens(misread.givens(), board).isEmpty()
        && rules.ignoredMarks(misread.marks(), board).isEmpty();
  }

  private boolean findsMisreadPuzzleUnsolvable(Sighting sighting) {
    return sighting.isZeros() && Solutions.areMissing(reading.apply(sighting.puzzle()));
  }

  /** The rule that is broken by who reads like this. */
  private BoardRule broken() {
    return code == PARITY_IGNORED || code == PARITY_SWAPPED ? BoardRule.PARITY : BoardRule.GIVENS;
  }

  /** The cell whose given or mark is taken for that of another, if it is on the board. */
  private interface Source {
    Optional<Cell> of(Cell cell, int size);
  }

  private static Source moved(int rows, int columns) {
    return (cell, size) -> {
      int row = cell.row() - rows;
      int column = cell.column() - columns;
      return row >= 0 && row < size && column >= 0 && column < size
          ? Optional.of(new Cell(row, column))
          : Optional.empty();
    };
  }

  private static Optional<Cell> transposed(Cell cell, int size) {
    return Optional.of(new Cell(cell.column(), cell.row()));
  }

  private static Misreading givens(BoardBug code, Source source, int digits, String effect) {
    return new Misreading(code, puzzle -> givens(puzzle, source, digits), effect);
  }

  private static Puzzle givens(Puzzle puzzle, Source source, int digits) {
    int size = puzzle.shape().size();
    int[][] misread = new int[size][size];
    for (Cell cell : puzzle.shape().cells()) {
      int given = source.of(cell, size).map(puzzle.givens()::at).orElse(0);
      int digit = given == 0 ? 0 : given + digits;
      misread[cell.row()][cell.column()] = digit > size ? 0 : digit;
    }
    return new Puzzle(Grid.of(puzzle.shape(), misread), puzzle.marks());
  }

  private static Misreading marks(Source source, String effect) {
    return new Misreading(PARITY_IGNORED, puzzle -> marks(puzzle, source, mark -> mark), effect);
  }

  private static Misreading marks(UnaryOperator<Mark> meaning, String effect) {
    return new Misreading(PARITY_SWAPPED, puzzle -> marks(puzzle, moved(0, 0), meaning), effect);
  }

  private static Puzzle marks(Puzzle puzzle, Source source, UnaryOperator<Mark> meaning) {
    Mark[][] misread = puzzle.marks().toRows();
    for (Cell cell : puzzle.shape().cells()) {
      Mark mark = source.of(cell, misread.length).map(puzzle.marks()::at).orElse(Mark.NONE);
      misread[cell.row()][cell.column()] = mark == Mark.NONE ? mark : meaning.apply(mark);
    }
    return new Puzzle(puzzle.givens(), Marks.of(puzzle.shape(), misread));
  }
}
