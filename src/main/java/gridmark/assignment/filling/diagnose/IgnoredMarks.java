package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Phrase;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Cell;
import gridmark.board.Mark;
import gridmark.board.Violation.MarkIgnored;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

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
  public Optional<Cause> examine(Observations<Sighting> seen) {
    List<Sighting> explained =
        seen.failed(each -> each.isGrid() && Set.of(BoardRule.PARITY).equals(each.broken()));
    if (explained.isEmpty()) {
      return Optional.empty();
    }
    List<Sighting> open = Observations.open(explained);
    Optional<String> inCommon = inCommon(open);
    BoardBug code = BoardBug.PARITY_IGNORED;
    return Optional.of(
        Cause.of(
            code,
            explained,
            open.isEmpty() ? Phrase.hiddenOnly(code) : evidence(open, inCommon, seen),
            inCommon.isPresent() ? LOOPS : code.advice()));
  }

  private static String evidence(
      List<Sighting> open, Optional<String> inCommon, Observations<Sighting> seen) {
    return "In %s only marks are not obeyed%s; in %s, for instance, %s.%s"
        .formatted(
            Sighting.share(open, seen),
            inCommon.map(where -> ", " + where).orElse(""),
            open.get(0).id(),
            open.get(0).breaches(BoardRule.PARITY).get(0).text(),
            inCommon.isEmpty() && ignored(open).size() >= 2 * ENOUGH
                ? " They seem to be ignored altogether."
                : "");
  }

  private static List<MarkIgnored> ignored(List<Sighting> open) {
    return open.stream()
        .flatMap(each -> each.breaches(BoardRule.PARITY).stream())
        .map(MarkIgnored.class::cast)
        .toList();
  }

  /** How far the marks are ignored, if not altogether. */
  private static Optional<String> inCommon(List<Sighting> open) {
    List<MarkIgnored> ignored = ignored(open);
    if (!open.isEmpty() && open.stream().allMatch(IgnoredMarks::isGivenAgainstMark)) {
      return Optional.of("always where a given stands against its mark");
    }
    if (ignored.size() < ENOUGH) {
      return Optional.empty();
    }
    return sameCell(ignored)
        .or(() -> always("in ", "row", ignored, each -> each.cell().row() + 1))
        .or(() -> always("in ", "column", ignored, each -> each.cell().column() + 1))
        .or(() -> sameMark(ignored, open))
        .or(() -> always("with the ", "digit", ignored, MarkIgnored::value))
        .or(() -> neverDigits(ignored));
  }

  private static boolean isGivenAgainstMark(Sighting sighting) {
    return sighting.breaches(BoardRule.PARITY).stream()
        .flatMap(breach -> breach.cells().stream())
        .allMatch(cell -> sighting.givens().at(cell) != 0);
  }

  private static Optional<String> sameCell(List<MarkIgnored> ignored) {
    List<Cell> cells = ignored.stream().map(MarkIgnored::cell).distinct().toList();
    return cells.size() == 1 ? Optional.of("always in " + cells.get(0)) : Optional.empty();
  }

  private static Optional<String> always(
      String preposition,
      String noun,
      List<MarkIgnored> ignored,
      Function<MarkIgnored, Integer> number) {
    SortedSet<Integer> numbers = new TreeSet<>(ignored.stream().map(number).toList());
    return numbers.size() == 1
        ? Optional.of("always " + preposition + Phrase.named(noun, numbers))
        : Optional.empty();
  }

  /** Of even and odd marks only those of one kind, though there were enough of the other. */
  private static Optional<String> sameMark(List<MarkIgnored> ignored, List<Sighting> open) {
    Mark mark = ignored.get(0).mark();
    Mark other = mark == Mark.EVEN ? Mark.ODD : Mark.EVEN;
    return ignored.stream().allMatch(each -> each.mark() == mark)
            && open.stream().mapToLong(each -> inEmptyCells(other, each)).sum() >= 2 * ENOUGH
        ? Optional.of("always in cells marked " + mark.word())
        : Optional.empty();
  }

  private static long inEmptyCells(Mark mark, Sighting sighting) {
    int size = sighting.puzzle().shape().size();
    return IntStream.range(0, size * size)
        .mapToObj(i -> new Cell(i / size, i % size))
        .filter(cell -> sighting.givens().at(cell) == 0)
        .filter(cell -> sighting.puzzle().marks().at(cell) == mark)
        .count();
  }

  private static Optional<String> neverDigits(List<MarkIgnored> ignored) {
    Set<Integer> with = new TreeSet<>(ignored.stream().map(MarkIgnored::value).toList());
    List<Integer> without =
        IntStream.rangeClosed(1, 9).filter(digit -> !with.contains(digit)).boxed().toList();
    return without.isEmpty() || ignored.size() < MANY * 9
        ? Optional.empty()
        : Optional.of("but never with the " + Phrase.named("digit", without));
  }
}
