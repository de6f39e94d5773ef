package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.stream.Collectors;

/** One and the same board comes back for different puzzles. */
final class SameAnswer implements Suspect<Sighting> {

  /** In fewer answers it may be luck, since some puzzles are alike. */
  private static final int FEWEST = 3;

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    return seen.failed(Sighting::isGrid).stream()
        .collect(Collectors.groupingBy(SameAnswer::text, LinkedHashMap::new, Collectors.toList()))
        .values()
        .stream()
        .filter(alike -> alike.stream().map(Sighting::puzzle).distinct().count() >= FEWEST)
        // Of as many the first, and not the last.
        .min(Comparator.comparingInt(alike -> -alike.size()))
        .flatMap(
            alike ->
                Cause.of(alike, new Clue<>(BoardBug.SAME_ANSWER, alike, SameAnswer::evidence)));
  }

  private static String text(Sighting sighting) {
    return Arrays.deepToString(sighting.board().orElseThrow());
  }

  private static String evidence(Shown<Sighting> shown) {
    return "In %s the same board came back, though the puzzles differ%s (see %s).%s"
        .formatted(
            Sighting.share(shown),
            look(shown.first().board().orElseThrow()),
            shown.first().id(),
            Recognition.of(shown));
  }

  /** What it looks like, if that is a clue. */
  private static String look(int[][] board) {
    int number = board[0][0];
    if (Arrays.stream(board).flatMapToInt(Arrays::stream).allMatch(each -> each == number)) {
      return ": every cell holds " + number;
    }
    return Arrays.stream(board).allMatch(row -> Arrays.equals(row, board[0]))
        ? ": every row is "
            + Arrays.stream(board[0]).mapToObj(Integer::toString).collect(Collectors.joining(" "))
        : "";
  }
}
