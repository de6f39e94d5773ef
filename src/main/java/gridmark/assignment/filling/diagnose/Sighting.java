package gridmark.assignment.filling.diagnose;

import gridmark.assignment.Observation;
import gridmark.assignment.diagnosis.Seen;
import gridmark.assignment.diagnosis.Shown;
import gridmark.assignment.filling.FillingQuestion;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Layout;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.board.Violation;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One judged case, looked at for what it tells of the bug. */
final class Sighting implements Seen {

  private final Observation observation;
  private final Optional<int[][]> board;
  private final Map<BoardRule, List<Violation>> breaches = new EnumMap<>(BoardRule.class);

  Sighting(Observation observation) {
    this.observation = observation;
    this.board = observation.answer().flatMap(question()::board);
    board.ifPresent(this::lookForBreaches);
  }

  private void lookForBreaches(int[][] values) {
    Rules rules = new Rules(puzzle().shape());
    for (BoardRule rule : BoardRule.values()) {
      List<Violation> found = rule.breaches(rules, puzzle(), values);
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

  /** The board, where nothing but digits and 0 stands in it. */
  Grid filled() {
    return Grid.of(puzzle().shape(), board.orElseThrow());
  }

  /** In how many cells a digit stands. */
  int count(int digit) {
    return (int) numbers(board.orElseThrow()).filter(each -> each == digit).count();
  }

  /** In how many cells a digit was given. */
  int given(int digit) {
    return (int) numbers(givens().toRows()).filter(each -> each == digit).count();
  }

  private static IntStream numbers(int[][] values) {
    return Arrays.stream(values).flatMapToInt(Arrays::stream);
  }

  boolean isGiven(Cell cell) {
    return givens().at(cell) != 0;
  }

  boolean isZeros() {
    return isFilledWith(0);
  }

  /** Whether the same number stands in every cell. */
  boolean isFilledWith(int number) {
    return board.filter(values -> numbers(values).allMatch(n -> n == number)).isPresent();
  }

  /** A board with something in it, be it right or wrong. */
  boolean isGrid() {
    return board.isPresent() && !isZeros();
  }

  /** Whether nothing is to be filled in. */
  boolean isFullPuzzle() {
    return givens().count() == puzzle().shape().cells().size();
  }

  /** Whether two givens clash, so that there can be no solution. */
  boolean givensClash() {
    return new Rules(puzzle().shape())
        .violations(puzzle(), givens()).stream().anyMatch(Violation.Repeated.class::isInstance);
  }

  /**
   * Whether a digit has to be tried in it, and perhaps taken back. Where there are many solutions,
   * the first try may do.
   */
  boolean takesGuess() {
    return isSolvable()
        && Solutions.onlyOne(puzzle()).isPresent()
        && !Solutions.followDirectly(puzzle());
  }

  boolean isThePuzzle() {
    return board.filter(values -> Arrays.deepEquals(values, givens().toRows())).isPresent();
  }

  /** Whether nothing is wrong with the board but cells that are still empty. */
  boolean isPartlyFilled() {
    return breaksOnly(BoardRule.CELL) && breaches(BoardRule.CELL).size() == emptyCells().size();
  }

  List<Cell> emptyCells() {
    return puzzle().shape().cells().stream().filter(cell -> at(cell) == 0).toList();
  }

  private int at(Cell cell) {
    return board.orElseThrow()[cell.row()][cell.column()];
  }

  /** Whether no digit fits an empty cell any more. */
  boolean isDeadEnd(Cell cell) {
    Layout layout = Layout.of(puzzle().shape());
    int allowed = puzzle().marks().at(cell).among(puzzle().shape().allDigits());
    for (int peer : layout.peersOf(cell.row() * puzzle().shape().size() + cell.column())) {
      int digit = at(layout.cell(peer));
      allowed &= digit == 0 ? allowed : ~(1 << (digit - 1));
    }
    return allowed == 0;
  }

  /** The rules that the board breaks. */
  Set<BoardRule> broken() {
    return breaches.keySet();
  }

  /** Where the board breaks a rule. */
  List<Violation> breaches(BoardRule rule) {
    return breaches.getOrDefault(rule, List.of());
  }

  /** All digits that stand more than once in a row, a column or a block. */
  Stream<Violation.Repeated> repeated() {
    return breaches.values().stream()
        .flatMap(List::stream)
        .filter(Violation.Repeated.class::isInstance)
        .map(Violation.Repeated.class::cast);
  }

  /** Whether a grid came back that is right but for one rule. */
  boolean breaksOnly(BoardRule rule) {
    return isGrid() && Set.of(rule).equals(broken());
  }

  /** Where it breaks a rule, to show it: "in classic-1, for instance, row 1 has 8 twice …". */
  String example(BoardRule rule) {
    return example(breaches(rule).get(0));
  }

  String example(Violation breach) {
    return "in %s, for instance, %s".formatted(id(), breach.text());
  }

  /** Where these break a rule. */
  static <V extends Violation> List<V> breaches(
      List<Sighting> some, BoardRule rule, Class<V> kind) {
    return some.stream().flatMap(each -> each.breaches(rule).stream()).map(kind::cast).toList();
  }

  /** How many the witnesses are of the grids that are to be explained. */
  static String share(Shown<Sighting> shown) {
    return shown.share(Sighting::isGrid, "wrong public grid");
  }
}
