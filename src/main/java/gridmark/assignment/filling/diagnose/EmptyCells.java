package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Phrase;
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
  public Optional<Cause> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(EmptyCells::isExplained);
    List<Sighting> open = Observations.open(explained);
    // Zeros for the empty board alone are zeros rather than that board.
    return explained.stream().noneMatch(Sighting::isGrid)
        ? Optional.empty()
        : Optional.of(
            Cause.of(BoardBug.EMPTY_CELLS, explained, evidence(open, seen), advice(open)));
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

  private static String evidence(List<Sighting> open, Observations<Sighting> seen) {
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(BoardBug.EMPTY_CELLS);
    }
    String share = seen.shareOfCases(open);
    if (open.stream().allMatch(Sighting::isThePuzzle)) {
      return "In %s the puzzle came back as it was, with nothing filled in.".formatted(share);
    }
    return "In %s cells are without a digit%s; in %s, for instance, %s."
        .formatted(
            share,
            alwaysEmpty(open).map(where -> ", always " + where).orElse(""),
            open.get(0).id(),
            open.get(0).breaches(BoardRule.CELL).get(0).text());
  }

  private static String advice(List<Sighting> open) {
    if (!open.isEmpty() && open.stream().allMatch(Sighting::isThePuzzle)) {
      return BoardBug.EMPTY_CELLS.advice()
          + " If so, is the model written into the array that you return?";
    }
    return alwaysEmpty(open).isPresent()
        ? "Check the limits of the loops that write the model into the array that you return: do they"
            + " come to every row, every column and every digit?"
        : BoardBug.EMPTY_CELLS.advice();
  }

  /** The cell, row or column in which all empty cells lie. */
  private static Optional<String> alwaysEmpty(List<Sighting> open) {
    List<Cell> cells =
        open.stream()
            .flatMap(each -> each.breaches(BoardRule.CELL).stream())
            .flatMap(breach -> breach.cells().stream())
            .distinct()
            .toList();
    if (open.size() < 2 || cells.isEmpty()) {
      return Optional.empty();
    }
    Cell first = cells.get(0);
    if (cells.size() == 1) {
      return Optional.of("" + first);
    }
    if (cells.stream().allMatch(cell -> cell.row() == first.row())) {
      return Optional.of("in row " + (first.row() + 1));
    }
    return cells.stream().allMatch(cell -> cell.column() == first.column())
        ? Optional.of("in column " + (first.column() + 1))
        : Optional.empty();
  }
}
