package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.board.Cell;
import gridmark.board.Violation.Repeated;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Givens that are kept without having been known: the empty cells were filled as if there were no
 * givens, or not all of them, and these were written beside that. So rows, columns and blocks are
 * broken all over the board, but never between two digits that were filled in.
 */
final class UnseenGivens {

  /** Fewer clashes with givens and none without are chance. */
  private static final int ENOUGH = 12;

  private UnseenGivens() {}

  static Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(UnseenGivens::isExplained);
    return clashing(explained).count() < ENOUGH
        ? Optional.empty()
        : Cause.of(
            explained,
            new Clue<>(
                BoardBug.GIVENS_IGNORED, explained, UnseenGivens::evidence, UnseenGivens::advice));
  }

  private static boolean isExplained(Sighting sighting) {
    return sighting.isGrid()
        && !sighting.isThePuzzle()
        && !sighting.broken().contains(BoardRule.GIVENS)
        && !sighting.broken().contains(BoardRule.CELL)
        && sighting.repeated().findAny().isPresent()
        && sighting.repeated().allMatch(each -> filled(sighting, each).count() <= 1);
  }

  private static Stream<Cell> filled(Sighting sighting, Repeated repeated) {
    return repeated.cells().stream().filter(cell -> sighting.givens().at(cell) == 0);
  }

  /** The givens that clash with a digit that was filled in. */
  private static Stream<Cell> clashing(List<Sighting> grids) {
    return grids.stream()
        .flatMap(
            grid ->
                grid.repeated()
                    .filter(each -> filled(grid, each).findAny().isPresent())
                    .flatMap(each -> each.cells().stream())
                    .filter(cell -> grid.givens().at(cell) != 0));
  }

  private static String advice(Shown<Sighting> shown) {
    return shown.seen().isWithoutSat()
        ? "Look at what your program asks before it writes a digit: are the givens entered there, too,"
            + " before the search begins?"
        : shown.advice(BoardBug.GIVENS_IGNORED);
  }

  private static String evidence(Shown<Sighting> shown) {
    Sighting first = shown.first();
    return "In %s the digits that were filled in never clash with each other, only with givens%s; %s. They were worked out without these givens."
        .formatted(
            Sighting.share(shown),
            InCommon.lines("of", clashing(shown.witnesses()).distinct().toList(), 2)
                .map(where -> ", " + where)
                .orElse(""),
            first.example(first.repeated().findFirst().orElseThrow()));
  }
}
