package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Phrase;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.exchange.Value;
import java.util.List;
import java.util.Optional;

/** What comes back is no board at all, whatever the puzzle. */
final class WrongShape implements Suspect<Sighting> {

  @Override
  public Optional<Cause> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(WrongShape::isExplained);
    if (explained.stream().noneMatch(Sighting::isSolvable)) {
      return Optional.empty();
    }
    BoardBug code = BoardBug.WRONG_SHAPE;
    return Optional.of(Cause.of(code, explained, evidence(explained, seen), code.advice()));
  }

  private static boolean isExplained(Sighting sighting) {
    return sighting.observation().answer().isPresent() && sighting.board().isEmpty();
  }

  private static String evidence(List<Sighting> explained, Observations<Sighting> seen) {
    List<Sighting> open = Observations.open(explained);
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(BoardBug.WRONG_SHAPE);
    }
    String what =
        open.stream().allMatch(WrongShape::isNull)
            ? "null came back"
            : "what came back is not an array of nine rows with nine numbers each";
    return "In %s %s, for instance in %s."
        .formatted(seen.shareOfCases(open), what, open.get(0).id());
  }

  private static boolean isNull(Sighting sighting) {
    return sighting.observation().answer().filter(Value.Nothing.class::isInstance).isPresent();
  }
}
