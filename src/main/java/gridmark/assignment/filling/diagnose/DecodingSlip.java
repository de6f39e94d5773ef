package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Phrase;
import gridmark.assignment.diagnosis.Suspect;
import java.util.List;
import java.util.Optional;

/** The search was right, but something slips between the model and the answer. */
final class DecodingSlip implements Suspect<Sighting> {

  private final Slip slip;

  DecodingSlip(Slip slip) {
    this.slip = slip;
  }

  @Override
  public Optional<Cause> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(this::isExplained);
    return explained.stream().noneMatch(Sighting::isSolvable)
        ? Optional.empty()
        : Optional.of(
            Cause.of(slip.code(), explained, evidence(explained, seen), slip.code().advice()));
  }

  private boolean isExplained(Sighting sighting) {
    return sighting.isGrid()
        && sighting
            .board()
            .filter(
                board ->
                    sighting.isSolvable()
                        ? slip.explains(sighting.puzzle(), board)
                        : slip.turnsZerosInto(board))
            .isPresent();
  }

  private String evidence(List<Sighting> explained, Observations<Sighting> seen) {
    List<Sighting> open =
        explained.stream().filter(each -> each.isOpen() && each.isSolvable()).toList();
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(slip.code());
    }
    return "In %s %s; with that undone, the answer fits a solution (see %s)."
        .formatted(Sighting.share(open, seen), slip.effect(), open.get(0).id());
  }
}
