package gridmark.grader.diagnose;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.reference.ReferenceSolver;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The search is right, but for another puzzle: the givens slip on their way into the formula. */
final class MisreadGivens implements Suspect {

  private final Misreading misreading;

  MisreadGivens(Misreading misreading) {
    this.misreading = misreading;
  }

  @Override
  public Optional<Finding> examine(Observations seen) {
    List<Sighting> grids = seen.failed(this::solvesMisreadPuzzle);
    if (grids.isEmpty()) {
      return Optional.empty();
    }
    List<Sighting> explained =
        seen.failed(each -> grids.contains(each) || findsMisreadPuzzleUnsolvable(each));
    DiagnosisCode code = misreading.code();
    return Optional.of(Finding.of(code, explained, evidence(grids, seen), code.advice()));
  }

  private boolean solvesMisreadPuzzle(Sighting sighting) {
    Grid misread = misreading.of(sighting.puzzle());
    return sighting.isGrid()
        && Set.of(Rule.GIVENS).equals(sighting.broken())
        && new Rules(misread.shape())
            .changedGivens(misread, sighting.board().orElseThrow())
            .isEmpty();
  }

  private boolean findsMisreadPuzzleUnsolvable(Sighting sighting) {
    return sighting.isZeros()
        && ReferenceSolver.solve(Puzzle.of(misreading.of(sighting.puzzle()))).isEmpty();
  }

  private String evidence(List<Sighting> grids, Observations seen) {
    List<Sighting> open = grids.stream().filter(Sighting::isOpen).toList();
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(misreading.code());
    }
    return "In %s %s; for that puzzle the answer would be right (see %s)."
        .formatted(
            Phrase.share(
                open.size(),
                seen.failed(each -> each.isGrid() && each.isOpen()).size(),
                "wrong public grid"),
            misreading.effect(),
            open.get(0).id());
  }
}
