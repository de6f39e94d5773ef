package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Grid;
import gridmark.board.Rules;
import java.util.List;
import java.util.Optional;

/** A solution is printed, but something else is returned. */
final class PrintedOnly implements Suspect<Sighting> {

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(PrintedOnly::isPrinted);
    return Cause.of(explained, new Clue<>(BoardBug.PRINTED_ONLY, explained, PrintedOnly::evidence));
  }

  private static boolean isPrinted(Sighting sighting) {
    String digits = sighting.observation().printed().replaceAll("\\D", "");
    int cells = sighting.puzzle().shape().cells().size();
    return sighting.isSolvable()
        && (isSolution(sighting, digits, 0)
            || isSolution(sighting, digits, digits.length() - cells));
  }

  private static boolean isSolution(Sighting sighting, String digits, int from) {
    int size = sighting.puzzle().shape().size();
    if (from < 0 || digits.length() < from + size * size || size > 9) {
      return false;
    }
    int[] cells = digits.substring(from, from + size * size).chars().map(c -> c - '0').toArray();
    for (int digit : cells) {
      if (digit > size) {
        return false;
      }
    }
    return new Rules(sighting.puzzle().shape())
        .violations(sighting.puzzle(), Grid.ofCells(sighting.puzzle().shape(), cells))
        .isEmpty();
  }

  private static String evidence(Shown<Sighting> shown) {
    return "In %s a right solution was printed, but something else was returned, for instance in %s."
        .formatted(shown.shareOfCases(), shown.first().id());
  }
}
