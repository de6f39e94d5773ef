package gridmark.grader.report;

import gridmark.board.Cell;
import gridmark.board.Violation;
import gridmark.grader.judge.Check;
import gridmark.grader.judge.Insight;
import gridmark.grader.judge.Insights;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Verdict;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.submission.Printable;
import gridmark.grader.testcase.TestCase;
import gridmark.grader.testcase.Visibility;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * One case as the page shows it.
 *
 * @param key what filters and the look go by
 * @param words how it ended
 * @param isOpen whether it is unfolded from the start
 * @param points "3 of 4 points"; empty if the reader may not know
 * @param message what is wrong, in a sentence
 * @param quoted further lines of the message, which are the submission's own
 * @param details all that is known of it; none if it is held back
 */
record CaseCard(
    String id,
    String title,
    String key,
    String words,
    boolean isOpen,
    boolean isHidden,
    String points,
    String time,
    String message,
    String quoted,
    List<Details> details) {

  /** For cases of which the reader may know only that they exist. */
  static final String UNSHOWN = "unshown";

  /** The message names so many. */
  private static final int TOLD_VIOLATIONS = 3;

  private static final int MOST_VIOLATIONS = 60;
  private static final int MOST_PRINTED = 20_000;

  /**
   * What is known of a case.
   *
   * @param violations all places where the answer breaks the rules, where the message names only
   *     some
   * @param frames where an exception came from, beyond the place that the message names
   * @param insight what the case teaches; may be empty
   * @param steps what follows from it, line by line
   * @param puzzle in one line, for our tools
   */
  record Details(
      String hint,
      List<Check> checks,
      List<String> violations,
      String violationsHead,
      List<String> frames,
      String insight,
      List<String> steps,
      List<BoardSvg> boards,
      String printed,
      String puzzle,
      List<TimeBar> times) {

    boolean hasChecks() {
      return !checks.isEmpty();
    }

    boolean hasViolations() {
      return !violations.isEmpty();
    }

    boolean hasFrames() {
      return !frames.isEmpty();
    }

    boolean hasSteps() {
      return !steps.isEmpty();
    }
  }

  /** The cards of a result for its reader. */
  static List<CaseCard> of(
      List<CaseView> cases, View view, Function<TestCase, Optional<Duration>> reference) {
    return cases.stream().map(each -> of(each, view, reference)).toList();
  }

  private static CaseCard of(
      CaseView each, View view, Function<TestCase, Optional<Duration>> reference) {
    // Further lines can only be the submission's.
    String[] message =
        Printable.text(each.told().map(CaseView.Told::message).orElse("")).strip().split("\n", 2);
    return new CaseCard(
        each.id(),
        Printable.line(each.title()),
        each.told().map(told -> key(told.verdict())).orElse(UNSHOWN),
        each.told().map(told -> told.verdict().words()).orElse("not shown"),
        each.isFailed(),
        each.visibility() == Visibility.HIDDEN,
        each.told().map(CaseCard::points).orElse(""),
        each.detail()
            .map(Judgement::run)
            .filter(CaseCard::wasRun)
            .map(run -> TimeBar.words(run.cpu()))
            .orElse(""),
        ResultWords.sentence(message[0]),
        message.length > 1 ? message[1] : "",
        each.detail().map(judgement -> details(judgement, view, reference)).stream().toList());
  }

  static String key(Verdict verdict) {
    return verdict.words().replace(' ', '-');
  }

  private static String points(CaseView.Told told) {
    return ScoreText.points(told.points()) + " of " + ScoreText.points(told.maxPoints());
  }

  private static boolean wasRun(CaseRun run) {
    return !(run.outcome() instanceof Outcome.NotRun)
        && !(run.outcome() instanceof Outcome.HarnessFault);
  }

  private static Details details(
      Judgement judgement, View view, Function<TestCase, Optional<Duration>> reference) {
    CaseRun run = judgement.run();
    TestCase testCase = run.testCase();
    Optional<Insight> insight = Insights.of(judgement);
    return new Details(
        Failure.hint(judgement),
        judgement.checks(),
        violations(judgement.violations()),
        violationsHead(judgement.violations().size()),
        Failure.frames(judgement),
        insight.map(each -> each.lines().get(0)).orElse(""),
        insight.map(each -> each.lines().stream().skip(1).toList()).orElse(List.of()),
        new Boards(judgement, view).of(insight),
        printed(run.printed()),
        testCase.puzzle().toString().replace("\n", ""),
        wasRun(run)
            ? List.of(TimeBar.of(run.cpu(), reference.apply(testCase), run.limits().cpu()))
            : List.of());
  }

  private static List<Violation> told(List<Violation> violations) {
    return violations.subList(0, Math.min(TOLD_VIOLATIONS, violations.size()));
  }

  private static List<String> violations(List<Violation> violations) {
    return violations.size() <= TOLD_VIOLATIONS
        ? List.of()
        : violations.stream()
            .limit(MOST_VIOLATIONS)
            .map(violation -> ResultWords.sentence(violation.text()))
            .toList();
  }

  private static String violationsHead(int count) {
    return count <= MOST_VIOLATIONS
        ? "All " + count + " broken rules"
        : "The first %d of %d broken rules".formatted(MOST_VIOLATIONS, count);
  }

  private static String printed(String printed) {
    String text = Printable.text(printed).stripTrailing();
    return text.length() <= MOST_PRINTED
        ? text
        : text.substring(0, MOST_PRINTED)
            + "\n… and %d characters more".formatted(text.length() - MOST_PRINTED);
  }

  /** Collects the boards of a case. */
  private static final class Boards {
    private final Judgement judgement;
    private final TestCase testCase;
    private final View view;
    private final List<BoardSvg> boards = new ArrayList<>();

    Boards(Judgement judgement, View view) {
      this.judgement = judgement;
      this.testCase = judgement.run().testCase();
      this.view = view;
    }

    /** What the case teaches, the answer, and the puzzle where neither shows it as it was. */
    List<BoardSvg> of(Optional<Insight> insight) {
      Optional<int[][]> answer = CaseDrawing.answer(judgement);
      insight.ifPresent(this::teach);
      if (insight.isEmpty() && (answer.isEmpty() || isChanged() || testCase.isHidden())) {
        add("The puzzle", testCase.puzzle().toRows(), BoardSvg.Marking.NONE, Set.of(), Set.of());
      }
      answer.ifPresent(
          rows ->
              add(
                  view == View.STUDENT ? "Your answer" : "The answer",
                  rows,
                  BoardSvg.Marking.CLASH,
                  CaseDrawing.broken(judgement.violations()),
                  CaseDrawing.broken(told(judgement.violations()))));
      return boards;
    }

    private boolean isChanged() {
      return judgement.violations().stream().anyMatch(Violation.GivenChanged.class::isInstance);
    }

    private void teach(Insight insight) {
      if (insight instanceof Insight.Opening opening) {
        boolean isWhole = view == View.INSTRUCTOR;
        String solution = opening.unique() ? "The solution" : "One of the solutions";
        add(
            isWhole ? solution : "How it begins",
            (isWhole ? opening.solution() : opening.board()).toRows(),
            BoardSvg.Marking.STEP,
            opening.cells(),
            opening.cells());
      } else {
        add(
            "The puzzle",
            insight.board().toRows(),
            BoardSvg.Marking.CORE,
            insight.cells(),
            insight.cells());
      }
    }

    private void add(
        String name, int[][] values, BoardSvg.Marking marking, Set<Cell> marked, Set<Cell> first) {
      String id = "board-" + testCase.id() + "-" + (boards.size() + 1);
      boards.add(BoardSvg.of(id, name, testCase.puzzle(), values, marking, marked, first));
    }
  }
}
