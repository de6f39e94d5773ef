package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A solution was found, but something else came back. Whoever tells every puzzle without a solution
 * knows the rules and the givens; what is wrong with the boards came after that.
 */
final class Misread implements Suspect<Sighting> {

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> each.isSolvable() && each.isGrid());
    return Recognition.isFull(seen)
        ? Cause.of(explained, new Clue<>(BoardBug.MISREAD_MODEL, explained, Misread::evidence))
        : Optional.empty();
  }

  private static String evidence(Shown<Sighting> shown) {
    return "%s come back wrong, and not in a way that points to a rule.%s%s"
        .formatted(
            Words.capital(Sighting.share(shown)), areRearranged(shown), Recognition.of(shown));
  }

  /** Where every digit is there as often as it should be, they only stand in wrong cells. */
  private static String areRearranged(Shown<Sighting> shown) {
    int size = shown.first().puzzle().shape().size();
    return shown.witnesses().stream()
            .allMatch(
                each -> IntStream.rangeClosed(1, size).allMatch(digit -> each.count(digit) == size))
        ? " Every digit is there %d times, so they seem to be right digits in wrong cells."
            .formatted(size)
        : "";
  }
}
