package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.exchange.Value;
import java.util.List;
import java.util.Optional;

/** What comes back is no board at all, whatever the puzzle. */
final class WrongShape implements Suspect<Sighting> {

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained =
        seen.failed(each -> each.observation().answer().isPresent() && each.board().isEmpty());
    return explained.stream().noneMatch(Sighting::isSolvable)
        ? Optional.empty()
        : Cause.of(explained, new Clue<>(BoardBug.WRONG_SHAPE, explained, WrongShape::evidence));
  }

  private static String evidence(Shown<Sighting> shown) {
    String what =
        shown.witnesses().stream().allMatch(WrongShape::isNull)
            ? "null came back"
            : "what came back is not an array of nine rows with nine numbers each";
    return "In %s %s, for instance in %s."
        .formatted(shown.shareOfCases(), what, shown.first().id());
  }

  private static boolean isNull(Sighting sighting) {
    return sighting.observation().answer().filter(Value.Nothing.class::isInstance).isPresent();
  }
}
