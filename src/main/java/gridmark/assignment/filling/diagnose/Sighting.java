package gridmark.assignment.filling.diagnose;

import gridmark.assignment.Observation;
import gridmark.assignment.diagnosis.Observations;
import gridmark.assignment.diagnosis.Seen;
import gridmark.assignment.filling.FillingQuestion;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.board.Violation;
import gridmark.exchange.Value;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One judged case, looked at for what it tells of the bug. */
final class Sighting implements Seen {

  private final Observation observation;
  private final Optional<int[][]> board;
  private final Map<BoardRule, List<? extends Violation>> breaches = new EnumMap<>(BoardRule.class);

  Sighting(Observation observation) {
    this.observation = observation;
    this.board = observation.answer().flatMap(this::board);
    board.ifPresent(this::lookForBreaches);
  }

  private Optional<int[][]> board(Value answer) {
    return answer instanceof Value.Rows rows
        ? Optional.of(rows.toArray()).filter(each -> isSquare(each, puzzle().shape().size()))
        : Optional.empty();
  }

  private static boolean isSquare(int[][] rows, int size) {
    return rows.length == size
        && Arrays.stream(rows).allMatch(row -> row != null && row.length == size);
  }

  private void lookForBreaches(int[][] values) {
    Rules rules = new Rules(puzzle().shape());
    for (BoardRule rule : BoardRule.values()) {
      List<? extends Violation> found = rule.breaches(rules, puzzle(), values);
      if (!found.isEmpty()) {
        breaches.put(rule, found);
      }
    }
  }

  @Override
  public Observation observation() {
    return observation;
  }

  FillingQuestion question() {
    return (FillingQuestion) observation.question();
  }

  Puzzle puzzle() {
    return question().puzzle();
  }

  Grid givens() {
    return puzzle().givens();
  }

  boolean isSolvable() {
    return question().isSolvable();
  }

  /** What came back, if it has the shape of the board; any number may stand in it. */
  Optional<int[][]> board() {
    return board;
  }

  boolean isZeros() {
    return isFilledWith(0);
  }

  /** Whether the same number stands in every cell. */
  boolean isFilledWith(int number) {
    return board
        .filter(
            values -> Arrays.stream(values).flatMapToInt(Arrays::stream).allMatch(n -> n == number))
        .isPresent();
  }

  /** A board with something in it, be it right or wrong. */
  boolean isGrid() {
    return board.isPresent() && !isZeros();
  }

  boolean isThePuzzle() {
    return board.filter(values -> Arrays.deepEquals(values, givens().toRows())).isPresent();
  }

  /** The rules that the board breaks. */
  Set<BoardRule> broken() {
    return breaches.isEmpty() ? EnumSet.noneOf(BoardRule.class) : EnumSet.copyOf(breaches.keySet());
  }

  /** Where the board breaks a rule. */
  List<? extends Violation> breaches(BoardRule rule) {
    return breaches.getOrDefault(rule, List.of());
  }

  /** How many these are of the grids that are to be explained, and public. */
  static String share(List<Sighting> part, Observations<Sighting> seen) {
    return seen.share(part, Sighting::isGrid, "wrong public grid");
  }
}
