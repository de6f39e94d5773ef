package gridmark.grader.diagnose;

import gridmark.board.Grid;
import gridmark.board.Rules;
import gridmark.board.Violation;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Verdict;
import gridmark.grader.run.Answer;
import gridmark.grader.run.Outcome;
import gridmark.grader.testcase.Expectation;
import gridmark.grader.testcase.Feedback;
import gridmark.grader.testcase.TestCase;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One judged case, looked at for what it tells of the bug. */
final class Sighting {

  private final Judgement judgement;
  private final Optional<int[][]> board;
  private final Map<Rule, List<? extends Violation>> breaches = new EnumMap<>(Rule.class);

  Sighting(Judgement judgement) {
    this.judgement = judgement;
    this.board = board(judgement);
    board.ifPresent(this::lookForBreaches);
  }

  private static Optional<int[][]> board(Judgement judgement) {
    int size = judgement.run().testCase().puzzle().shape().size();
    return judgement.run().outcome() instanceof Outcome.Answered answered
            && answered.answer() instanceof Answer.Rows rows
        ? Optional.of(rows.toArray()).filter(each -> isSquare(each, size))
        : Optional.empty();
  }

  private static boolean isSquare(int[][] rows, int size) {
    return rows.length == size
        && Arrays.stream(rows).allMatch(row -> row != null && row.length == size);
  }

  private void lookForBreaches(int[][] values) {
    Rules rules = new Rules(puzzle().shape());
    for (Rule rule : Rule.values()) {
      List<? extends Violation> found = rule.breaches(rules, puzzle(), values);
      if (!found.isEmpty()) {
        breaches.put(rule, found);
      }
    }
  }

  TestCase testCase() {
    return judgement.run().testCase();
  }

  Outcome outcome() {
    return judgement.run().outcome();
  }

  String id() {
    return testCase().id();
  }

  Grid puzzle() {
    return testCase().puzzle();
  }

  /** Whether a student may be told of its puzzle and answer. */
  boolean isOpen() {
    return testCase().feedback() == Feedback.FULL;
  }

  boolean isSolvable() {
    return testCase().expectation() == Expectation.SOLVABLE;
  }

  boolean isAccepted() {
    return judgement.verdict() == Verdict.ACCEPTED;
  }

  /** Whether the submission is to blame for it. */
  boolean isFailed() {
    return switch (judgement.verdict()) {
      case WRONG_ANSWER, CRASHED, TIME_LIMIT, MEMORY_LIMIT, OUTPUT_LIMIT -> true;
      case ACCEPTED, NOT_RUN, GRADER_ERROR -> false;
    };
  }

  /** Whether it failed by what the submission did, and not at a limit. */
  boolean isWrongOrCrashed() {
    return judgement.verdict() == Verdict.WRONG_ANSWER || judgement.verdict() == Verdict.CRASHED;
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
    return board.filter(values -> Arrays.deepEquals(values, puzzle().toRows())).isPresent();
  }

  /** The rules that the board breaks. */
  Set<Rule> broken() {
    return breaches.isEmpty() ? EnumSet.noneOf(Rule.class) : EnumSet.copyOf(breaches.keySet());
  }

  /** Where the board breaks a rule. */
  List<? extends Violation> breaches(Rule rule) {
    return breaches.getOrDefault(rule, List.of());
  }
}
