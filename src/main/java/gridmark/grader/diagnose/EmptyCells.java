package gridmark.grader.diagnose;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What stands in the grid is right, but cells are empty: nothing says that a cell holds a digit. A
 * SAT solver then likes to leave everything false but the givens, and the puzzle itself comes back.
 */
final class EmptyCells implements Suspect {

  /** A given may be among what got lost. */
  private static final Set<Rule> ALLOWED = Set.of(Rule.CELL, Rule.GIVENS);

  @Override
  public Optional<Finding> examine(Observations seen) {
    List<Sighting> explained = seen.failed(EmptyCells::isExplained);
    return explained.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Finding.of(
                DiagnosisCode.EMPTY_CELLS,
                explained,
                evidence(explained, seen),
                DiagnosisCode.EMPTY_CELLS.advice()));
  }

  private static boolean isExplained(Sighting sighting) {
    boolean hasGap = sighting.board().isPresent() && sighting.broken().contains(Rule.CELL);
    return hasGap
        && (sighting.isThePuzzle()
            || (sighting.isGrid() && ALLOWED.containsAll(sighting.broken())));
  }

  private static String evidence(List<Sighting> explained, Observations seen) {
    List<Sighting> open = explained.stream().filter(Sighting::isOpen).toList();
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(DiagnosisCode.EMPTY_CELLS);
    }
    String share =
        Phrase.share(open.size(), seen.failed(Sighting::isOpen).size(), "failed public case");
    if (open.stream().allMatch(Sighting::isThePuzzle)) {
      return "In %s the puzzle came back as it was, with nothing filled in.".formatted(share);
    }
    return "In %s digits stand where they may, but cells are without one; in %s, for instance, %s."
        .formatted(share, open.get(0).id(), open.get(0).breaches(Rule.CELL).get(0).text());
  }
}
