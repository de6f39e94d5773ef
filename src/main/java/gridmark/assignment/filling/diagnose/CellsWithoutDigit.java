package gridmark.assignment.filling.diagnose;

import gridmark.assignment.diagnosis.Cause;
import gridmark.assignment.diagnosis.Clue;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Shown;
import gridmark.board.Cell;
import gridmark.board.Violation.NotADigit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Cells come back without a digit: empty, or with another number. */
final class CellsWithoutDigit {

  /** A given may be among what got lost. */
  private static final Set<BoardRule> ALLOWED = Set.of(BoardRule.CELL, BoardRule.GIVENS);

  private static final String LOOPS =
      "Check the limits of the loops that write the answer into the array that you return, and of"
          + " those that write the cell rule: do they come to every row, every column and every"
          + " digit?";

  private static final String PLAIN_LOOPS =
      "Check where your loops begin and end, or where the recursion stops: does the search come to"
          + " every row and every column, the first and the last ones too?";

  /** So many cells a digit must be filled in for it to tell that one of the digits is not. */
  private static final int ENOUGH_OF_EACH = 5;

  private CellsWithoutDigit() {}

  /**
   * What stands in the grid is right, but cells are empty: nothing says that a cell holds a digit.
   * A SAT solver then likes to leave everything false but the givens, and the puzzle itself comes
   * back.
   */
  static Optional<Cause<Sighting>> empty(Observations<Sighting> seen) {
    List<Sighting> grids = seen.failed(CellsWithoutDigit::isExplained);
    List<Sighting> explained =
        areGivensLost(grids)
            ? seen.failed(each -> grids.contains(each) || (each.isSolvable() && each.isZeros()))
            : grids;
    // Zeros for the empty board alone are zeros rather than that board.
    return explained.stream().noneMatch(Sighting::isGrid)
        ? Optional.empty()
        : Cause.of(
            explained,
            new Clue<>(
                isMisread(grids, seen) ? BoardBug.MISREAD_MODEL : BoardBug.EMPTY_CELLS,
                explained,
                CellsWithoutDigit::evidence,
                CellsWithoutDigit::advice));
  }

  /** Whether the cells had a digit when it was still a model. */
  private static boolean isMisread(List<Sighting> grids, Observations<Sighting> seen) {
    return areGivensLost(grids)
        || (Recognition.isFull(seen)
            && alwaysEmpty(grids).isEmpty()
            && !grids.stream().allMatch(Sighting::isThePuzzle));
  }

  private static boolean isExplained(Sighting sighting) {
    boolean hasGap = in(sighting).anyMatch(cell -> cell.value() == 0);
    return hasGap
        && (sighting.isThePuzzle()
            || (sighting.isGrid() && ALLOWED.containsAll(sighting.broken())));
  }

  /** Most of the cells that lost their given are empty: then any cell may be. */
  private static boolean areGivensLost(List<Sighting> grids) {
    List<Sighting> losing =
        grids.stream().filter(each -> each.emptyCells().stream().anyMatch(each::isGiven)).toList();
    return alwaysEmpty(grids).isEmpty() && !grids.isEmpty() && 2 * losing.size() >= grids.size();
  }

  private static Stream<NotADigit> in(Sighting sighting) {
    return sighting.breaches(BoardRule.CELL).stream().map(NotADigit.class::cast);
  }

  private static String evidence(Shown<Sighting> shown) {
    return isUntouched(shown)
        ? "In %s the puzzle came back as it was, with nothing filled in."
            .formatted(shown.shareOfCases())
        : "In %s cells are without a digit%s; %s.%s"
            .formatted(
                shown.shareOfCases(),
                alwaysEmpty(shown.witnesses()).map(where -> ", " + where).orElse(""),
                shown.first().example(BoardRule.CELL),
                remark(shown));
  }

  /** What else points to the place of the mistake. */
  private static String remark(Shown<Sighting> shown) {
    if (areGivensLost(shown.witnesses())) {
      return " Even cells of givens are empty.";
    }
    OptionalInt never = neverFilledIn(shown.witnesses());
    if (never.isPresent()) {
      return " Nowhere was a %d filled in, but every other digit was.".formatted(never.getAsInt());
    }
    // A clause may be missing as well that says that these cells hold a digit.
    return isMisread(shown.witnesses(), shown.seen()) ? Recognition.of(shown) : "";
  }

  private static String advice(Shown<Sighting> shown) {
    if (isUntouched(shown)) {
      return shown.advice(BoardBug.EMPTY_CELLS)
          + " If so, is %s written into the array that you return?"
              .formatted(shown.seen().isWithoutSat() ? "what it finds" : "the model");
    }
    if (alwaysEmpty(shown.witnesses()).isPresent()) {
      return shown.seen().isWithoutSat() ? PLAIN_LOOPS : LOOPS;
    }
    OptionalInt never = neverFilledIn(shown.witnesses());
    if (never.isPresent()) {
      return "Does every loop over the digits, and every mask or list of them, come to %d?"
          .formatted(never.getAsInt());
    }
    if (isMisread(shown.witnesses(), shown.seen())) {
      return shown.advice(BoardBug.MISREAD_MODEL);
    }
    return shown.advice(BoardBug.EMPTY_CELLS)
        + (shown.seen().isWithoutSat()
            ? " Is there anything that ends its search before, such as a number of steps?"
            : "");
  }

  /**
   * The only digit that stands in no cell that was empty, if so much was filled in that it tells.
   */
  private static OptionalInt neverFilledIn(List<Sighting> grids) {
    int size = grids.isEmpty() ? 0 : grids.get(0).puzzle().shape().size();
    int[] times = new int[size + 1];
    for (Sighting grid : grids) {
      int[][] givens = grid.givens().toRows();
      int[][] board = grid.board().orElse(givens);
      for (int i = 0; i < size * size; i++) {
        int digit = board[i / size][i % size];
        if (givens[i / size][i % size] == 0 && digit > 0 && digit <= size) {
          times[digit]++;
        }
      }
    }
    int[] never = IntStream.rangeClosed(1, size).filter(digit -> times[digit] == 0).toArray();
    return never.length == 1 && IntStream.of(times).sum() >= ENOUGH_OF_EACH * size
        ? OptionalInt.of(never[0])
        : OptionalInt.empty();
  }

  private static boolean isUntouched(Shown<Sighting> shown) {
    return !shown.witnesses().isEmpty()
        && shown.witnesses().stream().allMatch(Sighting::isThePuzzle);
  }

  /** The cell, row or column in which all empty cells lie, or a row and a column. */
  static Optional<String> alwaysEmpty(List<Sighting> grids) {
    List<Cell> cells =
        grids.stream().flatMap(CellsWithoutDigit::in).map(NotADigit::cell).distinct().toList();
    if (grids.size() < 2 || cells.isEmpty()) {
      return Optional.empty();
    }
    return cells.size() == 1
        ? Optional.of("always " + cells.get(0))
        : InCommon.lines("in", cells, 1).or(() -> InCommon.rowAndColumn("in", cells));
  }

  /** Numbers come back that are no digits of the board, such as the numbers of variables. */
  static Optional<Cause<Sighting>> otherNumbers(Observations<Sighting> seen) {
    List<Sighting> explained = seen.failed(each -> otherNumber(each).isPresent());
    return explained.stream().noneMatch(Sighting::isSolvable)
        ? Optional.empty()
        : Cause.of(
            explained,
            new Clue<>(
                BoardBug.NOT_DIGITS,
                explained,
                CellsWithoutDigit::evidenceOfOtherNumbers,
                CellsWithoutDigit::adviceOnOtherNumbers));
  }

  private static Optional<NotADigit> otherNumber(Sighting sighting) {
    return in(sighting).filter(cell -> cell.value() != 0).findFirst();
  }

  private static String evidenceOfOtherNumbers(Shown<Sighting> shown) {
    Sighting first = shown.first();
    return "In %s numbers stand that are no digits; %s.%s"
        .formatted(
            Sighting.share(shown),
            first.example(otherNumber(first).orElseThrow()),
            kindOfNumbers(shown));
  }

  private static String kindOfNumbers(Shown<Sighting> shown) {
    if (all(shown, cell -> cell.value() > '0' && cell.value() <= '9')) {
      return " They are the codes of the characters 1 to 9.";
    }
    return areRightWithoutSign(shown) ? " They are negative; without the sign they are right." : "";
  }

  private static boolean areRightWithoutSign(Shown<Sighting> shown) {
    return shown.witnesses().stream()
        .allMatch(
            each ->
                each.isSolvable()
                    && withoutSigns(each)
                        .filter(board -> Solutions.agree(board, each.puzzle()))
                        .isPresent());
  }

  /** The board with every number above 0, if they are digits then. */
  private static Optional<int[][]> withoutSigns(Sighting sighting) {
    int size = sighting.puzzle().shape().size();
    return Optional.of(
            Arrays.stream(sighting.board().orElseThrow())
                .map(row -> Arrays.stream(row).map(Math::abs).toArray())
                .toArray(int[][]::new))
        .filter(
            board ->
                Arrays.stream(board)
                    .flatMapToInt(Arrays::stream)
                    .allMatch(n -> 1 <= n && n <= size));
  }

  /** Who writes digits as bits has room for some more. */
  private static String adviceOnOtherNumbers(Shown<Sighting> shown) {
    if (areRightWithoutSign(shown)) {
      return "Where does your program give these digits their minus? Take it away again before the"
          + " board is returned.";
    }
    int size = shown.first().puzzle().shape().size();
    int most = Integer.highestOneBit(size) * 2;
    return all(shown, cell -> cell.value() > size && cell.value() <= most)
        ? "If you write the digit of a cell in bits, four bits have room for 16 numbers: do clauses"
            + " exclude those that are no digits?"
        : shown.advice(BoardBug.NOT_DIGITS);
  }

  private static boolean all(Shown<Sighting> shown, Predicate<NotADigit> which) {
    return shown.witnesses().stream().flatMap(CellsWithoutDigit::in).allMatch(which);
  }
}
