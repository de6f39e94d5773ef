package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Cell;
import gridmark.board.Mark;
import gridmark.board.Violation.MarkIgnored;
import java.util.List;
import java.util.Optional;

/**
 * The grid is right but for its marks, even and odd: they were not kept, or not all. That holds for
 * a puzzle too that has no solution because of its marks alone.
 */
final class IgnoredMarks implements Suspect<Sighting> {

  /** So many wrong digits with something in common are no chance. */
  private static final int ENOUGH = 4;

  /** So many wrong digits to a digit, before one that is never among them means anything. */
  private static final int MANY = 3;

  private static final String LOOPS =
      "Check the loops that turn marks into clauses: do they come to every row, every column, both"
          + " kinds of mark and every digit of the wrong kind?";

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> each.breaksOnly(BoardRule.PARITY));
    return Cause.of(
        explained,
        new Clue<>(
            BoardBug.PARITY_IGNORED,
            explained,
            IgnoredMarks::evidence,
            shown -> inCommon(shown).isEmpty() ? BoardBug.PARITY_IGNORED.advice() : LOOPS));
  }

  private static String evidence(Shown<Sighting> shown) {
    Optional<String> inCommon = inCommon(shown);
    return "In %s only marks are not obeyed%s; %s.%s"
        .formatted(
            Sighting.share(shown),
            inCommon.map(where -> ", " + where).orElse(""),
            shown.first().example(BoardRule.PARITY),
            inCommon.isEmpty() && ignored(shown).size() >= 2 * ENOUGH
                ? " They seem to be ignored altogether."
                : "");
  }

  private static List<MarkIgnored> ignored(Shown<Sighting> shown) {
    return Sighting.breaches(shown.witnesses(), BoardRule.PARITY, MarkIgnored.class);
  }

  /** How far the marks are ignored, if not altogether. */
  private static Optional<String> inCommon(Shown<Sighting> shown) {
    List<MarkIgnored> ignored = ignored(shown);
    if (!ignored.isEmpty()
        && shown.witnesses().stream().allMatch(IgnoredMarks::isGivenAgainstMark)) {
      return Optional.of("always where a given stands against its mark");
    }
    if (ignored.size() < ENOUGH) {
      return Optional.empty();
    }
    List<Cell> cells = ignored.stream().map(MarkIgnored::cell).distinct().toList();
    return Optional.of("always in " + cells.get(0))
        .filter(always -> cells.size() == 1)
        .or(() -> InCommon.lines("in", cells, 1))
        .or(() -> sameMark(ignored, shown.witnesses()))
        .or(() -> digits(ignored));
  }

  private static boolean isGivenAgainstMark(Sighting sighting) {
    return sighting.breaches(BoardRule.PARITY).stream()
        .flatMap(breach -> breach.cells().stream())
        .allMatch(cell -> sighting.givens().at(cell) != 0);
  }

  /** Of even and odd marks only those of one kind, though there were enough of the other. */
  private static Optional<String> sameMark(List<MarkIgnored> ignored, List<Sighting> witnesses) {
    Mark mark = ignored.get(0).mark();
    Mark other = mark == Mark.EVEN ? Mark.ODD : Mark.EVEN;
    return ignored.stream().allMatch(each -> each.mark() == mark)
            && witnesses.stream().mapToLong(each -> inEmptyCells(other, each)).sum() >= 2 * ENOUGH
        ? Optional.of("always in cells marked " + mark.word())
        : Optional.empty();
  }

  private static long inEmptyCells(Mark mark, Sighting sighting) {
    return sighting.puzzle().shape().cells().stream()
        .filter(cell -> sighting.givens().at(cell) == 0)
        .filter(cell -> sighting.puzzle().marks().at(cell) == mark)
        .count();
  }

  private static Optional<String> digits(List<MarkIgnored> ignored) {
    InCommon digits = InCommon.of("with the digit", ignored, MarkIgnored::value);
    List<Integer> others = digits.others(9);
    return digits
        .always(1)
        .or(
            () ->
                others.isEmpty() || ignored.size() < MANY * 9
                    ? Optional.empty()
                    : Optional.of(digits.never(others)));
  }
}
