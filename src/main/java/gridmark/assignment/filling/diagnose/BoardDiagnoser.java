package gridmark.assignment.filling.diagnose;

import gridmark.assignment.Diagnoser;
import gridmark.assignment.Question;
import gridmark.assignment.diagnosis.Chance;
import gridmark.assignment.diagnosis.HardCoded;
import gridmark.assignment.diagnosis.Slowness;
import gridmark.assignment.diagnosis.StateLeak;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.assignment.diagnosis.Suspects;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the bugs of programs that fill boards, with marks or without. */
public final class BoardDiagnoser {

  /** Fewer givens leave many solutions; with other digits one of them may be right by chance. */
  private static final int LEAST_GIVENS = 17;

  private static final String OTHER_DIGITS =
      "with other digits in the same places (%d for every 1, %d for every 2, and so on)";
  private static final String FASTER =
      "Let the SAT solver do the searching: give it the whole puzzle in one formula, once.";

  private BoardDiagnoser() {}

  /**
   * The one for an assignment.
   *
   * @param hasParity whether marks are asked; then other digits are as even or odd as before
   */
  public static Diagnoser of(boolean hasParity) {
    int step = hasParity ? 2 : 1;
    return new Suspects<>(
        Sighting::new,
        sighting -> withOtherDigits(sighting, step),
        suspects(OTHER_DIGITS.formatted(1 + step, 2 + step)));
  }

  private static List<Suspect<Sighting>> suspects(String change) {
    return Stream.of(
            Stream.of(new Chance<Sighting>(), new StateLeak<Sighting>()),
            Slip.ALL.stream(),
            Misreading.ALL.stream(),
            Stream.of(BoardRule.ROW, BoardRule.COLUMN, BoardRule.BLOCK).map(MissingRules::of),
            Stream.of(
                Ignored.MARKS,
                Displacement::examine,
                new HardCoded<Sighting>(change),
                Zeros::missing,
                Ignored.GIVENS,
                CellsWithoutDigit::otherNumbers,
                CellsWithoutDigit::empty,
                MissingRules.of(BoardRule.ROW, BoardRule.COLUMN),
                MissingRules.of(BoardRule.ROW, BoardRule.BLOCK),
                MissingRules.of(BoardRule.COLUMN, BoardRule.BLOCK),
                MissingRules.of(BoardRule.ROW, BoardRule.COLUMN, BoardRule.BLOCK),
                MissingRules.misplaced(BoardRule.ROW),
                MissingRules.misplaced(BoardRule.COLUMN),
                MissingRules.misplaced(BoardRule.BLOCK),
                new WrongShape(),
                Zeros::needless,
                new Slowness<>("puzzles", Sighting::isSolvable, FASTER)))
        .<Suspect<Sighting>>flatMap(suspects -> suspects)
        .toList();
  }

  private static Optional<Question> withOtherDigits(Sighting sighting, int step) {
    return Optional.of(sighting.question())
        .filter(question -> question.isSolvable() && isOpenPuzzle(question.puzzle().givens()))
        .map(question -> question.with(withOtherDigits(question.puzzle(), step)));
  }

  private static boolean isOpenPuzzle(Grid puzzle) {
    List<Cell> cells = puzzle.shape().cells();
    long givens = cells.stream().filter(cell -> puzzle.at(cell) != 0).count();
    return givens >= LEAST_GIVENS && givens < cells.size();
  }

  private static Puzzle withOtherDigits(Puzzle puzzle, int step) {
    int size = puzzle.shape().size();
    int[][] digits =
        Arrays.stream(puzzle.givens().toRows())
            .map(row -> Arrays.stream(row).map(n -> n == 0 ? 0 : next(n, step, size)).toArray())
            .toArray(int[][]::new);
    return new Puzzle(Grid.of(puzzle.shape(), digits), puzzle.marks());
  }

  /** Beyond the last digit, the first of those that a step leads to. */
  private static int next(int digit, int step, int size) {
    return digit + step <= size ? digit + step : (digit - 1) % step + 1;
  }
}
