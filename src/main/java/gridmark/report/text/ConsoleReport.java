package gridmark.report.text;

import gridmark.assignment.Verdict;
import gridmark.grader.score.Environment;
import gridmark.grader.score.FormulaFacts;
import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.report.view.CaseView;
import gridmark.report.view.Echo;
import gridmark.report.view.Obstacle;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import gridmark.sandbox.Limits;
import gridmark.words.Words;
import java.util.List;

/**
 * The report for a reader: first the likely cause of failures, then every case in a line, then the
 * failed ones, then the score. At a terminal it is the student's {@link View}, in which a hidden
 * case shows its verdict and nothing that gives away the puzzle.
 */
public final class ConsoleReport {

  private static final int MOST_BOARDS = 3;
  private static final int MOST_DETAILS = 6;
  private static final int MOST_PRINTED_LINES = 12;
  private static final int MOST_TITLE = 50;
  private static final int LEAST_TITLE = 8;
  private static final int LONGEST_VERDICT = "memory limit".length();
  private static final String INDENT = "     ";

  private final ResultView result;
  private final Style style;
  private final View view;
  private final Detail detail;
  private final StringBuilder text = new StringBuilder();

  private ConsoleReport(ResultView result, Style style, View view, Detail detail) {
    this.result = result;
    this.style = style;
    this.view = view;
    this.detail = detail;
  }

  /** The report in the usual detail, which for the instructor is all of it. */
  public static String of(Result result, Style style, View view) {
    return of(result, style, view, Detail.USUAL);
  }

  /** The report in as much detail as is wanted. */
  public static String of(Result result, Style style, View view, Detail detail) {
    ConsoleReport report = new ConsoleReport(ResultView.of(result, view), style, view, detail);
    if (detail == Detail.SCORE) {
      if (result.status() != Status.GRADED) {
        report.line(style.bad(ResultWords.headline(result.status())));
      }
      report.writeScoreLine();
      return style.fit(report.text.toString());
    }
    report.writeHead();
    if (result.compileErrors().isEmpty() && result.status() != Status.GRADED) {
      report.line(style.bad(ResultWords.headline(result.status())));
    }
    report.writeNotes();
    report.writeCompileErrors();
    if (result.status() == Status.GRADED || result.status() == Status.GRADER_ERROR) {
      report.text.append(DiagnosisText.of(report.result.diagnoses(), style, view));
      report.writeCases();
      report.writeFailures();
    }
    report.writeScore();
    return Echo.safe(style.fit(report.text.toString()));
  }

  private void writeHead() {
    line(
        style.strong("Gridmark " + result.environment().gridmark())
            + " · "
            + Printable.line(result.submission()));
    line("");
  }

  private void writeNotes() {
    for (String note : result.notes()) {
      String text = Printable.text(note).replace("\n", "\n        ");
      line(style.fold("  " + style.warning("note") + "  " + text, "      "));
    }
    if (!result.notes().isEmpty()) {
      line("");
    }
  }

  private void writeCompileErrors() {
    if (result.compileErrors().isEmpty()) {
      return;
    }
    int count = result.compileErrors().size();
    line(
        style.bad(
            "%s (%s): %s"
                .formatted(
                    ResultWords.headline(result.status()),
                    ResultWords.javaVersion(result.environment().languageVersion()),
                    Words.counted(count, "error"))));
    line("");
    line(Obstacle.errors(result) + "\n");
  }

  private void writeCases() {
    int idWidth = result.cases().stream().mapToInt(each -> each.id().length()).max().orElse(0);
    int longestTitle =
        result.cases().stream().mapToInt(each -> each.title().length()).max().orElse(0);
    int titleWidth = Math.min(longestTitle, titleRoom(idWidth));
    for (CaseView each : result.cases()) {
      line(
          "  %s  %s  %s  %s"
              .formatted(
                  each.told().map(told -> sign(told.verdict())).orElse(style.faint(style.dash())),
                  pad(each.id(), idWidth),
                  pad(each.title(), titleWidth),
                  each.told()
                      .map(told -> end(each, told))
                      .orElse(" ".repeat(12) + style.faint("not shown"))));
    }
    line("");
  }

  /** What sign, id, points and verdict leave of a line. */
  private int titleRoom(int idWidth) {
    int others = "  ✗    ".length() + idWidth + "  99.75/100   ".length() + LONGEST_VERDICT;
    return Math.max(LEAST_TITLE, Math.min(MOST_TITLE, style.width() - others));
  }

  private String end(CaseView each, CaseView.Told told) {
    return "%5s/%-4s  ".formatted(points(told.points()), points(told.maxPoints()))
        + verdict(each, told.verdict());
  }

  private String sign(Verdict verdict) {
    return switch (verdict) {
      case ACCEPTED -> style.good(style.tick());
      case NOT_RUN -> style.faint(style.dash());
      default -> style.bad(style.cross());
    };
  }

  private String verdict(CaseView each, Verdict verdict) {
    return switch (verdict) {
      case ACCEPTED ->
          style.faint(
              each.detail()
                  .map(judgement -> judgement.run().wall().toMillis() + " ms")
                  .orElse(verdict.words()));
      case NOT_RUN -> style.faint("not run");
      default -> style.bad(verdict.words());
    };
  }

  private void writeFailures() {
    List<CaseView> failed = result.cases().stream().filter(CaseView::isFailed).toList();
    List<CaseView> open = failed.stream().filter(each -> each.detail().isPresent()).toList();
    int details = isAll() ? open.size() : Math.min(open.size(), MOST_DETAILS);
    for (int i = 0; i < details; i++) {
      writeFailure(open.get(i), isAll() || i < MOST_BOARDS);
    }
    if (open.size() > details) {
      prose(
          "And %d more public cases failed; mend these first, or see them all with --verbose.\n"
              .formatted(open.size() - details));
    }
    List<CaseView> closed = failed.stream().filter(each -> each.detail().isEmpty()).toList();
    for (CaseView each : closed) {
      String head = style.bad(style.cross()) + "  " + style.strong(each.id());
      line(style.fold(head + "  " + sentence(each), INDENT));
    }
    if (!closed.isEmpty()) {
      line("");
    }
    writeNotRun();
  }

  private boolean isAll() {
    return view == View.INSTRUCTOR || detail == Detail.ALL;
  }

  private void writeNotRun() {
    String notRun = ResultWords.notRun(result);
    if (!notRun.isEmpty()) {
      prose(style.warning(notRun + "\n"));
    }
  }

  private void writeFailure(CaseView each, boolean draw) {
    line(style.bad(style.cross()) + "  " + style.strong(each.id()) + "  " + each.title());
    prose(INDENT + sentence(each));
    writeDetails(each, draw);
    line("");
  }

  private void writeDetails(CaseView each, boolean draw) {
    each.frames().forEach(frame -> line(INDENT + "  at " + frame));
    if (!each.hint().isEmpty()) {
      prose(INDENT + style.faint("Hint: " + each.hint()));
    }
    if (draw) {
      text.append(CaseDrawing.of(each, view, style, INDENT));
    }
    writePrinted(each.printed().lines().toList());
  }

  private void writePrinted(List<String> lines) {
    if (lines.isEmpty()) {
      return;
    }
    line(INDENT + style.faint("Your program printed:"));
    int most = detail == Detail.ALL ? lines.size() : MOST_PRINTED_LINES;
    Failure.head(lines, most).forEach(each -> line(INDENT + "  | " + each));
  }

  private void writeScoreLine() {
    String score =
        "Score %s of %s".formatted(points(result.score().points()), points(result.score().most()));
    String painted = result.isFull() ? style.good(style.strong(score)) : style.strong(score);
    line(style.fold(painted + "   " + ResultWords.counts(result), INDENT));
  }

  private void writeScore() {
    writeScoreLine();
    writeUnshown();
    if (view == View.INSTRUCTOR || !result.score().isPlain()) {
      text.append(ScoreText.of(result.score(), INDENT));
    }
    result
        .formula()
        .filter(FormulaFacts::usesSat4j)
        .ifPresent(
            facts -> prose(style.faint("Formula, as the program reports: " + facts.text() + ".")));
    prose(style.faint("Isolation: " + ResultWords.isolation(result.environment().isolation())));
    line(style.faint("Seed: " + result.seed()));
    if (detail == Detail.ALL) {
      writeEnvironment();
    }
  }

  private void writeEnvironment() {
    Environment made = result.environment();
    Limits limits = made.limits();
    line(
        style.faint(
            "Limits: %s of processor time a case, %d MiB"
                .formatted(Words.seconds(limits.cpu()), limits.memoryMiB())));
    line(style.faint("Language: " + made.languageVersion()));
    line(style.faint("Pack: " + made.packSha256()));
    line(style.faint("Rubric: " + made.rubricSha256()));
  }

  private void writeUnshown() {
    String unshown = ResultWords.unshown(result);
    if (!unshown.isEmpty()) {
      prose(unshown);
    }
  }

  /** The message of a case; further lines are marked, so that none can pass for ours. */
  private static String sentence(CaseView each) {
    return ResultWords.sentence(each).replace("\n", "\n" + INDENT + "| ");
  }

  private static String pad(String value, int width) {
    String cut = value.length() <= width ? value : value.substring(0, width - 1) + "…";
    return cut + " ".repeat(width - cut.length());
  }

  private static String points(double points) {
    return Words.plain(points);
  }

  /** A line that is broken up where it is too long. */
  private void prose(String line) {
    line(style.fold(line));
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
