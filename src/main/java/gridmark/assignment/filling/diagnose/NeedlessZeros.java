package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import java.util.List;
import java.util.Optional;

/** Puzzles that have a solution get zeros: all of them, or some. */
final class NeedlessZeros implements Suspect<Sighting> {

  /** One other answer among so many puzzles is luck, such as that of a full board. */
  private static final int HARDLY_ANY = 10;

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> each.isSolvable() && each.isZeros());
    int asked = seen.all(Sighting::isSolvable).size();
    BoardBug code =
        HARDLY_ANY * (asked - explained.size()) <= asked
            ? BoardBug.ALWAYS_ZEROS
            : BoardBug.TOO_STRICT;
    return Cause.of(explained, new Clue<>(code, explained, NeedlessZeros::evidence));
  }

  private static String evidence(Shown<Sighting> shown) {
    List<Sighting> zeros = shown.witnesses();
    return "For %s with a solution zeros came back, as if there were none, %s %s."
        .formatted(
            Shown.share(zeros, shown.seen().all(Sighting::isSolvable), "public puzzle"),
            zeros.size() == 1 ? "in" : "for instance in",
            shown.first().id());
  }
}
