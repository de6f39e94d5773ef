package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.diagnosis.Suspect;
import gridmark.board.Cell;
import gridmark.board.Mark;
import gridmark.board.Violation.GivenChanged;
import gridmark.board.Violation.MarkIgnored;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The grid is right, but what the puzzle asks of single cells was not kept, or not all of it.
 *
 * @param breach what is said of the wrong grids
 * @param altogether what is said too if many were not kept that have nothing in common
 * @param inCommon what those have in common that were not kept
 */
record Ignored(
    BoardRule rule,
    String breach,
    String altogether,
    Function<List<Sighting>, Optional<Part>> inCommon)
    implements Suspect<Sighting> {

  /** So many breaches with something in common are no chance. */
  private static final int ENOUGH = 4;

  /** So many wrong digits to a digit, before one that is never among them means anything. */
  private static final int MANY = 3;

  /** A right board comes back, but of another puzzle. */
  static final Ignored GIVENS =
      new Ignored(
          BoardRule.GIVENS,
          "rows, columns and blocks are right, but givens were changed",
          "",
          Ignored::givensInCommon);

  /** Also where a puzzle has no solution because of its marks alone. */
  static final Ignored MARKS =
      new Ignored(
          BoardRule.PARITY,
          "only marks are not obeyed",
          " They seem to be ignored altogether.",
          grids ->
              marksInCommon(grids)
                  .map(
                      where ->
                          new Part(
                              where,
                              "Check the loops that turn marks into clauses: do they come to every"
                                  + " row, every column, both kinds of mark and every digit of the"
                                  + " wrong kind?")));

  private static final String LOOPS =
      "Check the loops that turn givens into clauses: do they come to every row, every column and"
          + " every digit?";

  /** Of so many givens one at least would be kept by chance. */
  private static final int SOME_BY_CHANCE = 60;

  /** So many givens at the beginning of every puzzle are not kept by chance. */
  private static final int FIRST_ONES = 8;

  /**
   * Part of what was not kept.
   *
   * @param where what it has in common
   * @param advice where to look then
   */
  record Part(String where, String advice) {}

  @Override
  public Optional<Cause<Sighting>> examine(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> each.breaksOnly(rule));
    return Cause.of(explained, new Clue<>(rule.code(), explained, this::evidence, this::advice));
  }

  private String evidence(Shown<Sighting> shown) {
    Optional<String> where = inCommon.apply(shown.witnesses()).map(Part::where);
    boolean isMany = breaches(shown.witnesses()) >= 2 * ENOUGH;
    return "In %s %s%s; %s.%s"
        .formatted(
            Sighting.share(shown),
            breach,
            where.map(words -> ", " + words).orElse(""),
            shown.first().example(rule),
            where.isEmpty() && isMany ? altogether : "");
  }

  private int breaches(List<Sighting> grids) {
    return grids.stream().mapToInt(each -> each.breaches(rule).size()).sum();
  }

  private String advice(Shown<Sighting> shown) {
    return inCommon
        .apply(shown.witnesses())
        .map(Part::advice)
        .orElseGet(() -> shown.advice(rule.code()));
  }

  private static Optional<Part> givensInCommon(List<Sighting> grids) {
    List<GivenChanged> changed = Sighting.breaches(grids, BoardRule.GIVENS, GivenChanged.class);
    if (changed.size() < ENOUGH) {
      return Optional.empty();
    }
    return InCommon.lines("of", changed.stream().map(GivenChanged::cell).toList(), 2)
        .or(() -> InCommon.of("of digit", changed, GivenChanged::given).always(2))
        .or(() -> firstOnes(changed))
        .map(where -> new Part(where, LOOPS))
        .or(() -> sameBoard(grids))
        .or(() -> noneKept(grids, changed.size()))
        .or(() -> laterOnes(grids));
  }

  private static Optional<Part> sameBoard(List<Sighting> grids) {
    return grids.size() >= ENOUGH && grids.stream().map(Sighting::filled).distinct().count() == 1
        ? Optional.of(
            new Part(
                "and one board came back for all of them",
                "Does your program look at the puzzle that it is given? Look at where the givens"
                    + " become clauses."))
        : Optional.empty();
  }

  private static Optional<Part> noneKept(List<Sighting> grids, int changed) {
    int givens = grids.stream().mapToInt(each -> each.givens().count()).sum();
    return givens == changed && givens >= SOME_BY_CHANCE
        ? Optional.of(
            new Part(
                "every single one",
                "By chance alone one in nine would have been kept: do the clauses of the givens forbid"
                    + " these digits? Look at the sign of their literals."))
        : Optional.empty();
  }

  /** The first givens of a puzzle are always kept. */
  private static Optional<Part> laterOnes(List<Sighting> grids) {
    int kept = grids.stream().mapToInt(Ignored::keptFromTheBeginning).min().orElseThrow();
    return kept >= FIRST_ONES
        ? Optional.of(
            new Part(
                "but never the first %d of a puzzle".formatted(kept),
                "Check the loop over the givens: does it come to the last of them?"))
        : Optional.empty();
  }

  private static int keptFromTheBeginning(Sighting grid) {
    List<Cell> changed =
        grid.breaches(BoardRule.GIVENS).stream().flatMap(each -> each.cells().stream()).toList();
    return (int)
        grid.puzzle().shape().cells().stream()
            .filter(grid::isGiven)
            .takeWhile(cell -> !changed.contains(cell))
            .count();
  }

  private static Optional<String> firstOnes(List<GivenChanged> changed) {
    return changed.stream().allMatch(each -> each.cell().row() == 0 || each.cell().column() == 0)
        ? Optional.of("always of row 1 or column 1")
        : Optional.empty();
  }

  /** How far the marks are ignored, if not altogether. */
  private static Optional<String> marksInCommon(List<Sighting> grids) {
    List<MarkIgnored> ignored = Sighting.breaches(grids, BoardRule.PARITY, MarkIgnored.class);
    if (!ignored.isEmpty() && grids.stream().allMatch(Ignored::isGivenAgainstMark)) {
      return Optional.of("always where a given stands against its mark");
    }
    if (ignored.size() < ENOUGH) {
      return Optional.empty();
    }
    List<Cell> cells = ignored.stream().map(MarkIgnored::cell).distinct().toList();
    return Optional.of("always in " + cells.get(0))
        .filter(always -> cells.size() == 1)
        .or(() -> InCommon.lines("in", cells, 1))
        .or(() -> sameMark(ignored, grids))
        .or(() -> digits(ignored));
  }

  private static boolean isGivenAgainstMark(Sighting sighting) {
    return sighting.breaches(BoardRule.PARITY).stream()
        .flatMap(breach -> breach.cells().stream())
        .allMatch(cell -> sighting.givens().at(cell) != 0);
  }

  /** Of even and odd marks only those of one kind, though there were enough of the other. */
  private static Optional<String> sameMark(List<MarkIgnored> ignored, List<Sighting> grids) {
    Mark mark = ignored.get(0).mark();
    Mark other = mark == Mark.EVEN ? Mark.ODD : Mark.EVEN;
    return ignored.stream().allMatch(each -> each.mark() == mark)
            && grids.stream().mapToLong(each -> inEmptyCells(other, each)).sum() >= 2 * ENOUGH
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
