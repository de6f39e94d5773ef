package gridmark.grader.diagnose;

import gridmark.board.Grid;
import gridmark.board.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The search is right, but for another puzzle: the givens slip on their way into the formula. */
final class MisreadGivens implements Suspect {

  /** Fewer stand in a board by chance. */
  private static final int ENOUGH_GIVENS = 8;

  private final Misreading misreading;

  MisreadGivens(Misreading misreading) {
    this.misreading = misreading;
  }

  @Override
  public Optional<Finding> examine(Observations seen) {
    List<Sighting> grids = seen.failed(this::solvesMisreadPuzzle);
    if (grids.stream().noneMatch(this::isNoChance)) {
      return Optional.empty();
    }
    List<Sighting> explained =
        seen.failed(each -> grids.contains(each) || findsMisreadPuzzleUnsolvable(each));
    DiagnosisCode code = misreading.code();
    return Optional.of(Finding.of(code, explained, evidence(grids, seen), code.advice()));
  }

  private boolean isNoChance(Sighting sighting) {
    return Arrays.stream(misreading.of(sighting.puzzle()).toRows())
            .flatMapToInt(Arrays::stream)
            .filter(given -> given != 0)
            .count()
        >= ENOUGH_GIVENS;
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
    return sighting.isZeros() && Solutions.areMissing(misreading.of(sighting.puzzle()));
  }

  private String evidence(List<Sighting> grids, Observations seen) {
    List<Sighting> open = Observations.open(grids);
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(misreading.code());
    }
    return "In %s %s; for that puzzle the answer would be right (see %s)."
        .formatted(seen.shareOfGrids(open), misreading.effect(), open.get(0).id());
  }
}
