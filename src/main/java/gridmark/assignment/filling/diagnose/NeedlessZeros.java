package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Phrase;
import gridmark.assignment.diagnosis.Suspect;
import java.util.List;
import java.util.Optional;

/** Puzzles that have a solution get zeros: all of them, or some. */
final class NeedlessZeros implements Suspect<Sighting> {

  /** One other answer among so many puzzles is luck, such as that of a full board. */
  private static final int HARDLY_ANY = 10;

  @Override
  public Optional<Cause> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> each.isSolvable() && each.isZeros());
    if (explained.isEmpty()) {
      return Optional.empty();
    }
    long asked = seen.all().stream().filter(Sighting::isSolvable).count();
    BoardBug code =
        HARDLY_ANY * (asked - explained.size()) <= asked
            ? BoardBug.ALWAYS_ZEROS
            : BoardBug.TOO_STRICT;
    return Optional.of(Cause.of(code, explained, evidence(code, explained, seen), code.advice()));
  }

  private static String evidence(
      BoardBug code, List<Sighting> explained, Observations<Sighting> seen) {
    List<Sighting> open = Observations.open(explained);
    if (open.isEmpty()) {
      return Phrase.hiddenOnly(code);
    }
    long asked = seen.all().stream().filter(each -> each.isOpen() && each.isSolvable()).count();
    return "For %s with a solution zeros came back, as if there were none, %s %s."
        .formatted(
            Phrase.share(open.size(), (int) asked, "public puzzle"),
            open.size() == 1 ? "in" : "for instance in",
            open.get(0).id());
  }
}
