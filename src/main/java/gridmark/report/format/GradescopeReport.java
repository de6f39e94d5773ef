package gridmark.report.format;

import gridmark.assignment.Verdict;
import gridmark.grader.run.CaseRun;
import gridmark.grader.score.CaseResult;
import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.report.text.CaseDrawing;
import gridmark.report.text.Failure;
import gridmark.report.text.Paragraphs;
import gridmark.report.text.Style;
import gridmark.report.view.CaseView;
import gridmark.report.view.Obstacle;
import gridmark.report.view.Occasion;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import gridmark.words.Words;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The result as Gradescope's {@code results.json}. All that students see there comes from their
 * {@link ResultView}. A case of which they may know nothing is a hidden test, with its points and
 * its verdict for the instructor alone; beside a hidden test Gradescope shows students no total, so
 * that the score tells them nothing of it either. A case with a verdict is therefore a visible
 * test, hidden as its puzzle may be.
 *
 * <p>Text is in the format {@code ansi}: boards may have colours, and what a student wrote cannot
 * become markup. Of escape sequences there are ours alone. Boards need no column beside them there,
 * so nothing is indented and every failed public case has its board.
 */
public final class GradescopeReport {

  /** Set to anything, this asks for a leaderboard. */
  static final String LEADERBOARD = "GRIDMARK_LEADERBOARD";

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private static final String FORMAT = "ansi";

  private static final Style STYLE = new Style(true, true);

  /** What students read while there is no result, or if there never is one. */
  private static final String UNFINISHED =
      """
      The grader was stopped before it was done: this is not a grade.
      The 0 stands there only because something must. It need not be your fault: the grader may have been
      broken off, or the machine may have been short of time or memory. Submit once more; if this comes again,
      tell your instructor, who sees what happened in the output of the autograder and can run it again.
      """;

  private static final int MOST_PRINTED_LINES = 60;

  private final Result result;
  private final ResultView view;
  private final Occasion occasion;

  private GradescopeReport(Result result, Occasion occasion) {
    this.result = result;
    this.view = ResultView.of(result, View.STUDENT);
    this.occasion = occasion;
  }

  /** The text of the file. */
  public static String of(Result result, Occasion occasion) {
    return JsonText.of(new GradescopeReport(result, occasion).node());
  }

  /**
   * What stands there until there is a result. Gradescope takes no file without a number, so it is
   * 0, and the words say that it is no grade.
   */
  public static String draft() {
    ObjectNode node = JSON.objectNode();
    node.put("score", 0);
    node.put("output", UNFINISHED);
    node.put("output_format", FORMAT);
    node.put("stdout_visibility", "hidden");
    node.putObject("extra_data").put("status", "UNFINISHED");
    return JsonText.of(node);
  }

  private ObjectNode node() {
    ObjectNode node = JSON.objectNode();
    node.put("score", result.score());
    node.put("execution_time", seconds(publicTime(CaseRun::wall)));
    node.put("output", text());
    node.put("output_format", FORMAT);
    node.put("test_output_format", FORMAT);
    node.put("test_name_format", "text");
    // What the grader prints is the instructor's report.
    node.put("stdout_visibility", "hidden");
    // Shown to nobody; for whoever looks for gradings that failed.
    node.putObject("extra_data")
        .put("status", view.status().name())
        .put("gridmark", view.environment().gridmark())
        .put("isolation", view.environment().isolation().word());
    ArrayNode tests = node.putArray("tests");
    for (int i = 0; i < result.cases().size(); i++) {
      tests.add(test(i + 1, result.cases().get(i), view.cases().get(i)));
    }
    if (occasion.variable(LEADERBOARD).isPresent() && result.status() != Status.GRADER_ERROR) {
      addLeaderboard(node.putArray("leaderboard"));
    }
    return node;
  }

  /** The text on top: headline, likely causes, notes, errors, and how the score came about. */
  private String text() {
    Paragraphs text = new Paragraphs(STYLE);
    text.line(head() + "\n");
    if (!view.compileErrors().isEmpty()) {
      text.line(Obstacle.errors(view) + "\n");
    }
    text.diagnoses(view.diagnoses(), View.STUDENT);
    text.notes(view.notes(), "");
    if (view.unshown() > 0) {
      text.line(
          "The points above are those of the tests you see; %s besides. Where such tests count, Gradescope shows"
                  .formatted(Words.counted(view.unshown(), "test counts", "tests count"))
              + " no total.");
    }
    if (!view.score().isPlain()) {
      text.points(view.score(), "");
    }
    return text.toString();
  }

  private String head() {
    if (view.status() == Status.GRADED) {
      return STYLE.strong(
          "%s of %s points: %s"
              .formatted(
                  Words.plain(view.score().points()),
                  Words.plain(view.score().most()),
                  ResultWords.counts(view)));
    }
    String headline = STYLE.bad(ResultWords.headline(view.status()));
    return view.status() == Status.GRADER_ERROR
        ? headline
            + "\nThe points below are of no account. Tell your instructor, who can run it again."
        : headline;
  }

  /** The text of a test whose verdict students may know. */
  private static String text(CaseView seen) {
    Paragraphs text = new Paragraphs(STYLE);
    Verdict verdict = seen.told().orElseThrow().verdict();
    if (verdict == Verdict.ACCEPTED) {
      text.line(STYLE.good("Right."));
    } else {
      text.line(STYLE.bad(Words.capital(verdict.words()) + "."));
      text.line(Failure.of(seen, false).text());
      if (verdict != Verdict.NOT_RUN && seen.detail().isPresent()) {
        // Here with colours.
        text.add("\n" + CaseDrawing.of(seen, View.STUDENT, STYLE, ""));
      }
    }
    List<String> printed = ResultWords.echoed(seen.printed()).lines().toList();
    text.add(printed.isEmpty() ? "" : "\n");
    text.printed(printed, MOST_PRINTED_LINES, "");
    return text.toString();
  }

  private static ObjectNode test(int number, CaseResult full, CaseView seen) {
    boolean isShown = seen.told().isPresent();
    ObjectNode node = JSON.objectNode();
    node.put("name", Printable.line(seen.id() + "  " + seen.title()));
    node.put("number", Integer.toString(number));
    node.put("score", full.points());
    node.put("max_score", full.maxPoints());
    node.put("status", full.verdict() == Verdict.ACCEPTED ? "passed" : "failed");
    node.put("output", isShown ? text(seen) : full.verdict().words());
    node.put("output_format", FORMAT);
    // Those of a hidden puzzle may say that it has no solution.
    node.putPOJO(
        "tags", seen.detail().map(detail -> detail.run().testCase().tags()).orElse(List.of()));
    node.put("visibility", isShown ? "visible" : "hidden");
    return node;
  }

  /**
   * For all to see, so it knows no more than a student does. Times only where all was accepted,
   * since it is easy to be wrong quickly.
   */
  private void addLeaderboard(ArrayNode entries) {
    entries
        .addObject()
        .put("name", "Accepted cases")
        .put("value", view.count(Verdict.ACCEPTED))
        .put("order", "desc");
    if (view.isFull()) {
      entries
          .addObject()
          .put("name", "CPU seconds, public cases")
          .put("value", seconds(publicTime(CaseRun::cpu)))
          .put("order", "asc");
    }
  }

  /**
   * Of the public cases alone, here as in everything that students see: a submission could speak of
   * a hidden puzzle by the time it takes for it.
   */
  private Duration publicTime(Function<CaseRun, Duration> time) {
    return view.cases().stream()
        .flatMap(each -> each.detail().stream())
        .map(detail -> time.apply(detail.run()))
        .reduce(Duration.ZERO, Duration::plus);
  }

  private static BigDecimal seconds(Duration time) {
    return BigDecimal.valueOf(time.toMillis())
        .divide(BigDecimal.valueOf(1000), 3, RoundingMode.HALF_UP);
  }
}
