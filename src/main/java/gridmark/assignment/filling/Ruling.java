package gridmark.assignment.filling;

import gridmark.assignment.Check;
import gridmark.assignment.Finding;
import gridmark.assignment.Finding.Distance;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.board.Unit;
import gridmark.board.Violation;
import gridmark.exchange.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Holds answers against the rules of a puzzle, never against a stored solution: any right grid is
 * right. What is compared with the givens is our own copy of the puzzle, which no submission ever
 * saw.
 */
record Ruling(FillingQuestion question) {

  private static final String GIVENS = "givens";

  /** So many of the givens, in a hundred, any board can be made to hold by turning it about. */
  private static final int FEWEST_KEPT = 90;

  /** A row, a column and a block. */
  private static final int BROKEN_BY_ONE_CELL = 3;

  /** A board made without a look at this puzzle breaks rules in many more places. */
  private static final int BROKEN_WITH_THE_PUZZLE_IN_VIEW = 12;

  Finding on(Value answer) {
    String misshapen = misshapen(answer);
    if (!question.isSolvable()) {
      return onUnsolvable(answer, misshapen);
    }
    if (!misshapen.isEmpty()) {
      return nothingRight(misshapen);
    }
    return answer.isBlank()
        ? nothingRight("you returned zeros, but this puzzle has a solution")
        : onBoard(((Value.Rows) answer).toArray());
  }

  private static Finding onUnsolvable(Value answer, String misshapen) {
    String message =
        !misshapen.isEmpty()
            ? "this puzzle has no solution, so all zeros were expected; but " + misshapen
            : answer.isBlank()
                ? ""
                : "this puzzle has no solution, yet a grid came back; all zeros were expected";
    return new Finding(
        List.of(new Check("zeros", message.isEmpty())), Distance.NEAR, message, List.of());
  }

  private Finding onBoard(int[][] values) {
    Map<String, List<Violation>> found = violations(values);
    List<Check> checks = new ArrayList<>();
    found.forEach((name, violations) -> checks.add(new Check(name, violations.isEmpty())));
    List<String> texts = together(found).stream().map(Violation::text).toList();
    return new Finding(checks, distance(found), told(texts), texts);
  }

  /**
   * A board is near if it keeps nearly all givens, and breaks one kind of rule at most, or hardly
   * any. Any full board at all keeps rows, columns and blocks.
   */
  private Distance distance(Map<String, List<Violation>> found) {
    int givens = question.puzzle().givens().count();
    if (100 * (givens - found.get(GIVENS).size()) < FEWEST_KEPT * givens) {
      return Distance.FAR;
    }
    long kinds = found.values().stream().filter(each -> !each.isEmpty()).count();
    int broken = together(found).size();
    return kinds <= 1 || broken <= BROKEN_BY_ONE_CELL
        ? Distance.NEAR
        : broken <= BROKEN_WITH_THE_PUZZLE_IN_VIEW ? Distance.MIDDLING : Distance.FAR;
  }

  /** What a board of the right shape does wrong, by the check that it fails. */
  private Map<String, List<Violation>> violations(int[][] values) {
    Puzzle puzzle = question.puzzle();
    Rules rules = new Rules(puzzle.shape());
    Map<String, List<Violation>> found = new LinkedHashMap<>();
    found.put(GIVENS, rules.changedGivens(puzzle.givens(), values));
    for (Unit.Kind kind : Unit.Kind.values()) {
      found.put(name(kind), rules.broken(kind, values));
    }
    if (question.hasParity()) {
      List<Violation> parity = new ArrayList<>(rules.ignoredMarks(puzzle.marks(), values));
      found.get(name(Unit.Kind.ROW)).stream().filter(this::isInMarkedCell).forEach(parity::add);
      found.put("parity", parity);
    }
    return found;
  }

  /** What is no digit is neither even nor odd. */
  private boolean isInMarkedCell(Violation violation) {
    return violation instanceof Violation.NotADigit strange
        && question.puzzle().marks().at(strange.cell()) != Mark.NONE;
  }

  private static Set<Violation> together(Map<String, List<Violation>> found) {
    return found.values().stream()
        .flatMap(Collection::stream)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** All that a board of the right shape does wrong, whatever the puzzle expects. */
  Set<Violation> breaches(int[][] values) {
    return together(violations(values));
  }

  private static String told(List<String> violations) {
    String first = violations.stream().limit(Finding.MOST_TOLD).collect(Collectors.joining("; "));
    int more = violations.size() - Finding.MOST_TOLD;
    return more > 0 ? first + "; and " + more + " more" : first;
  }

  /** What is checked is the same for any board. */
  private Finding nothingRight(String message) {
    Set<String> names = violations(question.puzzle().givens().toRows()).keySet();
    return new Finding(
        names.stream().map(name -> new Check(name, false)).toList(),
        Distance.FAR,
        message,
        List.of());
  }

  private static String name(Unit.Kind kind) {
    return kind.word() + "s";
  }

  /** The answer as a board, if it has the shape of one. */
  Optional<int[][]> board(Value answer) {
    return misshapen(answer).isEmpty()
        ? Optional.of(((Value.Rows) answer).toArray())
        : Optional.empty();
  }

  /** Why the answer is not a board at all, or empty if it is one. */
  private String misshapen(Value answer) {
    int size = question.puzzle().shape().size();
    String wanted = "; wanted are %1$d rows of %1$d".formatted(size);
    if (answer instanceof Value.TooLarge large) {
      return "solve returned %d rows of up to %d cells".formatted(large.rows(), large.longestRow())
          + wanted;
    }
    if (!(answer instanceof Value.Rows given)) {
      return "solve returned null" + wanted;
    }
    int[][] rows = given.toArray();
    if (rows.length != size) {
      return "solve returned " + rows.length + " rows" + wanted;
    }
    for (int i = 0; i < size; i++) {
      int[] row = rows[i];
      if (row == null || row.length != size) {
        String what = row == null ? "is null" : "has " + row.length + " cells";
        return "row %d of what solve returned %s".formatted(i + 1, what) + wanted;
      }
    }
    return "";
  }
}
