package gridmark.grader.diagnose;

import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import java.util.List;
import java.util.Optional;

/** The search was right, but every answer has its digits moved to other cells in the same way. */
final class DisplacedDigits implements Suspect {

  @Override
  public Optional<Finding> examine(Observations seen) {
    List<Sighting> grids =
        seen.failed(
            each -> each.isGrid() && each.isSolvable() && !each.broken().contains(Rule.CELL));
    return Displacement.of(grids)
        .map(
            displacement -> {
              List<Sighting> explained =
                  grids.stream().filter(each -> isRightAfter(displacement, each)).toList();
              return Finding.of(
                  DiagnosisCode.SHIFTED,
                  explained,
                  evidence(displacement, explained, seen),
                  DiagnosisCode.SHIFTED.advice());
            });
  }

  private static boolean isRightAfter(Displacement displacement, Sighting sighting) {
    int[][] undone = displacement.undo(sighting.board().orElseThrow());
    return new Rules(sighting.puzzle().shape())
        .violations(Puzzle.of(sighting.puzzle()), Grid.of(sighting.puzzle().shape(), undone))
        .isEmpty();
  }

  private static String evidence(
      Displacement displacement, List<Sighting> explained, Observations seen) {
    List<Sighting> open = Observations.open(explained);
    return open.isEmpty()
        ? Phrase.hiddenOnly(DiagnosisCode.SHIFTED)
        : "In %s %s (see %s)."
            .formatted(seen.shareOfGrids(open), displacement.effect(), open.get(0).id());
  }
}
