package gridmark.grader.judge;

import gridmark.board.BoxShape;
import gridmark.board.Rules;
import gridmark.board.Unit;
import gridmark.board.Violation;
import gridmark.grader.run.Answer;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.testcase.Expectation;
import gridmark.grader.testcase.TestCase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Judges runs. An answer is held against the rules, never against a stored solution: any right grid
 * is right. What is compared with the givens is the pack's own copy of the puzzle, which no
 * submission ever saw.
 */
public final class Judge {

  /** The one check of a puzzle without a solution. */
  private static final String ZEROS = "zeros";

  private static final int MOST_TOLD = 3;

  private final Map<BoxShape, Rules> rules = new HashMap<>();

  private Judge() {}

  /** Judges every run, in order. */
  public static List<Judgement> judge(List<CaseRun> runs) {
    Judge judge = new Judge();
    return runs.stream().map(judge::judge).toList();
  }

  private Judgement judge(CaseRun run) {
    if (run.outcome() instanceof Outcome.Answered answered) {
      return judgeAnswer(run, answered.answer());
    }
    return Mishap.judge(run);
  }

  private Judgement judgeAnswer(CaseRun run, Answer answer) {
    BoxShape shape = run.testCase().puzzle().shape();
    String misshapen = misshapen(answer, shape.size());
    if (run.testCase().expectation() == Expectation.UNSOLVABLE) {
      return judgeUnsolvable(run, answer, misshapen);
    }
    if (!misshapen.isEmpty()) {
      return wrong(run, misshapen, allFailed(), List.of());
    }
    int[][] values = ((Answer.Rows) answer).toArray();
    if (isAllZeros(values)) {
      return wrong(
          run, "you returned zeros, but this puzzle has a solution", allFailed(), List.of());
    }
    return judgeGrid(run, values);
  }

  private static Judgement judgeUnsolvable(CaseRun run, Answer answer, String misshapen) {
    if (!misshapen.isEmpty()) {
      String message = "this puzzle has no solution, so all zeros were expected; but " + misshapen;
      return wrong(run, message, List.of(new Check(ZEROS, false)), List.of());
    }
    if (!isAllZeros(((Answer.Rows) answer).toArray())) {
      String message = "this puzzle has no solution, yet a grid came back; all zeros were expected";
      return wrong(run, message, List.of(new Check(ZEROS, false)), List.of());
    }
    return new Judgement(run, Verdict.ACCEPTED, "", List.of(new Check(ZEROS, true)), List.of());
  }

  private Judgement judgeGrid(CaseRun run, int[][] values) {
    TestCase testCase = run.testCase();
    Set<Violation> violations = new LinkedHashSet<>();
    List<Check> checks = new ArrayList<>();
    Rules board = rules.computeIfAbsent(testCase.puzzle().shape(), Rules::new);
    List<Violation> changed = board.changedGivens(testCase.puzzle(), values);
    checks.add(new Check("givens", changed.isEmpty()));
    violations.addAll(changed);
    for (Unit.Kind kind : Unit.Kind.values()) {
      List<Violation> broken = board.broken(kind, values);
      checks.add(new Check(kind.word() + "s", broken.isEmpty()));
      violations.addAll(broken);
    }
    return violations.isEmpty()
        ? new Judgement(run, Verdict.ACCEPTED, "", checks, List.of())
        : wrong(run, told(violations), checks, List.copyOf(violations));
  }

  private static String told(Set<Violation> violations) {
    String first =
        violations.stream().limit(MOST_TOLD).map(Violation::text).collect(Collectors.joining("; "));
    int more = violations.size() - MOST_TOLD;
    return more > 0 ? first + "; and " + more + " more" : first;
  }

  private static Judgement wrong(
      CaseRun run, String message, List<Check> checks, List<Violation> violations) {
    return new Judgement(run, Verdict.WRONG_ANSWER, message, checks, violations);
  }

  private static List<Check> allFailed() {
    return List.of("givens", "rows", "columns", "blocks").stream()
        .map(name -> new Check(name, false))
        .toList();
  }

  /** Why the answer is not a board at all, or empty if it is one. */
  static String misshapen(Answer answer, int size) {
    String wanted = "wanted are %d rows of %d".formatted(size, size);
    if (answer instanceof Answer.Null) {
      return "solve returned null; " + wanted;
    }
    if (answer instanceof Answer.Huge huge) {
      return "solve returned %d rows of up to %d cells; %s"
          .formatted(huge.rows(), huge.longestRow(), wanted);
    }
    int[][] rows = ((Answer.Rows) answer).toArray();
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

  static boolean isAllZeros(int[][] values) {
    return Arrays.stream(values).flatMapToInt(Arrays::stream).allMatch(value -> value == 0);
  }
}
