package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Phrase;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Grid;
import gridmark.board.Rules;
import java.util.List;
import java.util.Optional;

/** The search was right, but every answer has its digits moved to other cells in the same way. */
final class DisplacedDigits implements Suspect<Sighting> {

  @Override
  public Optional<Cause> examine(Observations<Sighting> seen) {
    List<Sighting> grids =
        seen.failed(
            each -> each.isGrid() && each.isSolvable() && !each.broken().contains(BoardRule.CELL));
    return Displacement.of(grids)
        .map(
            displacement -> {
              List<Sighting> explained =
                  grids.stream().filter(each -> isRightAfter(displacement, each)).toList();
              return Cause.of(
                  BoardBug.SHIFTED,
                  explained,
                  evidence(displacement, explained, seen),
                  BoardBug.SHIFTED.advice());
            });
  }

  private static boolean isRightAfter(Displacement displacement, Sighting sighting) {
    int[][] undone = displacement.undo(sighting.board().orElseThrow());
    return new Rules(sighting.puzzle().shape())
        .violations(sighting.puzzle(), Grid.of(sighting.puzzle().shape(), undone))
        .isEmpty();
  }

  private static String evidence(
      Displacement displacement, List<Sighting> explained, Observations<Sighting> seen) {
    List<Sighting> open = Observations.open(explained);
    return open.isEmpty()
        ? Phrase.hiddenOnly(BoardBug.SHIFTED)
        : "In %s %s (see %s)."
            .formatted(Sighting.share(open, seen), displacement.effect(), open.get(0).id());
  }
}
