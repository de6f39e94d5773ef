package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Cell;
import gridmark.board.Violation;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What stands in the grid is right, but cells are empty: nothing says that a cell holds a digit. A
 * SAT solver then likes to leave everything false but the givens, and the puzzle itself comes back.
 */
final class EmptyCells implements Suspect<Sighting> {

  /** A given may be among what got lost. */
  private static final Set<BoardRule> ALLOWED = Set.of(BoardRule.CELL, BoardRule.GIVENS);

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(EmptyCells::isExplained);
    // Zeros for the empty board alone are zeros rather than that board.
    return explained.stream().noneMatch(Sighting::isGrid)
        ? Optional.empty()
        : Cause.of(
            explained,
            new Clue<>(BoardBug.EMPTY_CELLS, explained, EmptyCells::evidence, EmptyCells::advice));
  }

  private static boolean isExplained(Sighting sighting) {
    boolean hasGap = sighting.breaches(BoardRule.CELL).stream().anyMatch(EmptyCells::isEmpty);
    return hasGap
        && (sighting.isThePuzzle()
            || (sighting.isGrid() && ALLOWED.containsAll(sighting.broken())));
  }

  private static boolean isEmpty(Violation breach) {
    return breach instanceof Violation.NotADigit cell && cell.value() == 0;
  }

  private static String evidence(Shown<Sighting> shown) {
    return isUntouched(shown)
        ? "In %s the puzzle came back as it was, with nothing filled in."
            .formatted(shown.shareOfCases())
        : "In %s cells are without a digit%s; %s."
            .formatted(
                shown.shareOfCases(),
                alwaysEmpty(shown.witnesses()).map(where -> ", " + where).orElse(""),
                shown.first().example(BoardRule.CELL));
  }

  private static String advice(Shown<Sighting> shown) {
    if (isUntouched(shown)) {
      return BoardBug.EMPTY_CELLS.advice()
          + " If so, is the model written into the array that you return?";
    }
    return alwaysEmpty(shown.witnesses()).isPresent()
        ? "Check the limits of the loops that write the model into the array that you return: do they"
            + " come to every row, every column and every digit?"
        : BoardBug.EMPTY_CELLS.advice();
  }

  private static boolean isUntouched(Shown<Sighting> shown) {
    return !shown.witnesses().isEmpty()
        && shown.witnesses().stream().allMatch(Sighting::isThePuzzle);
  }

  /** The cell, row or column in which all empty cells lie. */
  private static Optional<String> alwaysEmpty(List<Sighting> grids) {
    List<Cell> cells =
        Sighting.breaches(grids, BoardRule.CELL, Violation.NotADigit.class).stream()
            .map(Violation.NotADigit::cell)
            .distinct()
            .toList();
    if (grids.size() < 2 || cells.isEmpty()) {
      return Optional.empty();
    }
    return cells.size() == 1
        ? Optional.of("always " + cells.get(0))
        : InCommon.lines("in", cells, 1);
  }
}
