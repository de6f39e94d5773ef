package gridmark.assignment.filling;

import gridmark.assignment.Check;
import gridmark.assignment.Finding;
import gridmark.board.Cell;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import gridmark.board.Rules;
import gridmark.board.Unit;
import gridmark.board.Violation;
import gridmark.exchange.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Holds answers against the rules of a puzzle, never against a stored solution: any right grid is
 * right. What is compared with the givens is our own copy of the puzzle, which no submission ever
 * saw.
 */
final class Ruling {

  /** The one check of a puzzle without a solution. */
  private static final String ZEROS = "zeros";

  private static final String GIVENS = "givens";
  private static final String PARITY = "parity";

  private final FillingQuestion question;
  private final Puzzle puzzle;
  private final int size;

  Ruling(FillingQuestion question) {
    this.question = question;
    this.puzzle = question.puzzle();
    this.size = puzzle.shape().size();
  }

  Finding on(Value answer) {
    String misshapen = misshapen(answer);
    if (!question.isSolvable()) {
      return onUnsolvable(answer, misshapen);
    }
    if (!misshapen.isEmpty()) {
      return nothingRight(misshapen);
    }
    int[][] values = ((Value.Rows) answer).toArray();
    return FillingQuestion.isBlank(values)
        ? nothingRight("you returned zeros, but this puzzle has a solution")
        : onBoard(values);
  }

  private static Finding onUnsolvable(Value answer, String misshapen) {
    String message =
        !misshapen.isEmpty()
            ? "this puzzle has no solution, so all zeros were expected; but " + misshapen
            : answer.isBlank()
                ? ""
                : "this puzzle has no solution, yet a grid came back; all zeros were expected";
    return new Finding(List.of(new Check(ZEROS, message.isEmpty())), message, List.of());
  }

  private Finding onBoard(int[][] values) {
    Rules rules = new Rules(puzzle.shape());
    Set<Violation> violations = breaches(values);
    List<Check> checks = new ArrayList<>();
    checks.add(new Check(GIVENS, rules.changedGivens(puzzle.givens(), values).isEmpty()));
    for (Unit.Kind kind : Unit.Kind.values()) {
      checks.add(new Check(name(kind), rules.broken(kind, values).isEmpty()));
    }
    if (question.hasParity()) {
      checks.add(new Check(PARITY, keepsParity(values)));
    }
    List<String> texts = violations.stream().map(Violation::text).toList();
    return new Finding(checks, told(texts), texts);
  }

  /** All that a board of the right shape does wrong, whatever the puzzle expects. */
  Set<Violation> breaches(int[][] values) {
    Rules rules = new Rules(puzzle.shape());
    Set<Violation> violations = new LinkedHashSet<>(rules.changedGivens(puzzle.givens(), values));
    for (Unit.Kind kind : Unit.Kind.values()) {
      violations.addAll(rules.broken(kind, values));
    }
    violations.addAll(rules.ignoredMarks(puzzle.marks(), values));
    return violations;
  }

  private boolean keepsParity(int[][] values) {
    return Unit.of(puzzle.shape(), Unit.Kind.ROW).stream()
        .flatMap(row -> row.cells().stream())
        .filter(cell -> puzzle.marks().at(cell) != Mark.NONE)
        .allMatch(cell -> isDigitOf(puzzle.marks().at(cell), values, cell));
  }

  private boolean isDigitOf(Mark mark, int[][] values, Cell cell) {
    int value = values[cell.row()][cell.column()];
    return value >= 1 && value <= size && mark.allows(value);
  }

  private static String told(List<String> violations) {
    String first = violations.stream().limit(Finding.MOST_TOLD).collect(Collectors.joining("; "));
    int more = violations.size() - Finding.MOST_TOLD;
    return more > 0 ? first + "; and " + more + " more" : first;
  }

  private Finding nothingRight(String message) {
    Stream<String> names =
        Stream.concat(
            Stream.concat(Stream.of(GIVENS), Stream.of(Unit.Kind.values()).map(Ruling::name)),
            question.hasParity() ? Stream.of(PARITY) : Stream.empty());
    return new Finding(names.map(name -> new Check(name, false)).toList(), message, List.of());
  }

  private static String name(Unit.Kind kind) {
    return kind.word() + "s";
  }

  /** The answer as a board, if it has the shape of one; any number may stand in it. */
  Optional<int[][]> board(Value answer) {
    return misshapen(answer).isEmpty()
        ? Optional.of(((Value.Rows) answer).toArray())
        : Optional.empty();
  }

  /** Why the answer is not a board at all, or empty if it is one. */
  private String misshapen(Value answer) {
    String wanted = "wanted are %d rows of %d".formatted(size, size);
    if (answer instanceof Value.TooLarge large) {
      return "solve returned %d rows of up to %d cells; %s"
          .formatted(large.rows(), large.longestRow(), wanted);
    }
    if (!(answer instanceof Value.Rows given)) {
      return "solve returned null; " + wanted;
    }
    int[][] rows = given.toArray();
    if (rows.length != size) {
      return "solve returned %d rows; %s".formatted(rows.length, wanted);
    }
    for (int i = 0; i < size; i++) {
      if (rows[i] == null) {
        return "row %d of what solve returned is null; %s".formatted(i + 1, wanted);
      }
      if (rows[i].length != size) {
        return "row %d of what solve returned has %d cells; %s"
            .formatted(i + 1, rows[i].length, wanted);
      }
    }
    return "";
  }
}
