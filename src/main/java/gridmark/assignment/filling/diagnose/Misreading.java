package gridmark.assignment.filling.diagnose;

import static gridmark.assignment.filling.diagnose.BoardBug.PARITY_IGNORED;
import static gridmark.assignment.filling.diagnose.BoardBug.PARITY_SWAPPED;
import static gridmark.assignment.filling.diagnose.BoardRule.GIVENS;
import static gridmark.assignment.filling.diagnose.BoardRule.PARITY;

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
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The search is right, but for another puzzle: givens or marks are mixed up on their way into the
 * formula. What leaves the board is lost.
 *
 * @param rule the one that is broken by who reads like this
 * @param reading the puzzle as it is misread; empty if that contradicts itself
 * @param effect what happens to the givens or the marks, in words
 */
record Misreading(
    BoardBug code, BoardRule rule, Function<Puzzle, Optional<Puzzle>> reading, String effect)
    implements Suspect<Sighting> {

  /** Fewer givens stand in a board by chance. */
  private static final int ENOUGH_GIVENS = 8;

  /** Fewer marks are obeyed by chance. */
  private static final int ENOUGH_MARKS = 6;

  // Where there are no marks, a slip that swaps the answer's rows and columns is the same.
  static Stream<Misreading> all() {
    return Stream.concat(
        Mixup.ALL.stream()
            // A digit that is lost is a given that is ignored.
            .filter(mixup -> mixup.digit() != Mixup.Count.REMAINDER)
            .map(
                mixup ->
                    new Misreading(
                        mixup.code(), GIVENS, puzzle -> givens(puzzle, mixup), mixup.ofGivens())),
        Stream.of(
            marks(
                mark -> mark == Mark.EVEN ? Mark.ODD : Mark.EVEN,
                "even was taken for odd, and odd for even"),
            marks(mark -> Mark.EVEN, "odd was taken for even as well"),
            marks(mark -> Mark.ODD, "even was taken for odd as well"),
            marks(moved(1, 0), "every mark was taken one row too low"),
            marks(moved(-1, 0), "every mark was taken one row too high"),
            marks(moved(0, 1), "every mark was taken one column too far right"),
            marks(moved(0, -1), "every mark was taken one column too far left"),
            marks(Misreading::transposed, "the row and the column of every mark were swapped")));
  }

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> grids = seen.failed(this::solvesMisreadPuzzle);
    if (grids.stream().noneMatch(this::isNoChance)) {
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

  private boolean isNoChance(Sighting sighting) {
    Puzzle misread = reading.apply(sighting.puzzle()).orElseThrow();
    return rule == GIVENS
        ? misread.givens().count() >= ENOUGH_GIVENS
        : changedMarks(sighting.puzzle(), misread.marks()) >= ENOUGH_MARKS;
  }

  /** Marks that are not on the board, in cells that were to be filled. */
  private static long changedMarks(Puzzle puzzle, Marks misread) {
    return puzzle.shape().cells().stream()
        .filter(cell -> puzzle.givens().at(cell) == 0 && misread.at(cell) != Mark.NONE)
        .filter(cell -> misread.at(cell) != puzzle.marks().at(cell))
        .count();
  }

  private boolean solvesMisreadPuzzle(Sighting sighting) {
    if (!sighting.breaksOnly(rule)) {
      return false;
    }
    int[][] board = sighting.board().orElseThrow();
    return reading.apply(sighting.puzzle()).filter(misread -> isKept(misread, board)).isPresent();
  }

  private static boolean isKept(Puzzle misread, int[][] board) {
    Rules rules = new Rules(misread.shape());
    return rules.changedGivens(misread.givens(), board).isEmpty()
        && rules.ignoredMarks(misread.marks(), board).isEmpty();
  }

  private boolean findsMisreadPuzzleUnsolvable(Sighting sighting) {
    return sighting.isZeros()
        && reading.apply(sighting.puzzle()).map(Solutions::areMissing).orElse(true);
  }

  /** The cell whose mark is taken for that of another, if it is on the board. */
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

  private static Optional<Puzzle> givens(Puzzle puzzle, Mixup mixup) {
    return mixup
        .of(puzzle.givens().toRows())
        .map(misread -> new Puzzle(Grid.of(puzzle.shape(), misread), puzzle.marks()));
  }

  private static Misreading marks(Source source, String effect) {
    return new Misreading(
        PARITY_IGNORED, PARITY, puzzle -> marks(puzzle, source, mark -> mark), effect);
  }

  private static Misreading marks(UnaryOperator<Mark> meaning, String effect) {
    return new Misreading(
        PARITY_SWAPPED, PARITY, puzzle -> marks(puzzle, moved(0, 0), meaning), effect);
  }

  private static Optional<Puzzle> marks(Puzzle puzzle, Source source, UnaryOperator<Mark> meaning) {
    Mark[][] misread = puzzle.marks().toRows();
    for (Cell cell : puzzle.shape().cells()) {
      Mark mark = source.of(cell, misread.length).map(puzzle.marks()::at).orElse(Mark.NONE);
      misread[cell.row()][cell.column()] = mark == Mark.NONE ? mark : meaning.apply(mark);
    }
    return Optional.of(new Puzzle(puzzle.givens(), Marks.of(puzzle.shape(), misread)));
  }
}
