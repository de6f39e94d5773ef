package gridmark.report.text;

import gridmark.grader.score.Environment;
import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.report.view.CaseView;
import gridmark.report.view.Obstacle;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import gridmark.words.Words;
import java.util.List;

/**
 * The report for a reader: first the likely cause of failures, then every case in a line, then the
 * failed ones, then the score. At a terminal it is the student's {@link View}, in which a hidden
 * case shows its verdict and nothing that gives away the puzzle.
 */
public final class ConsoleReport {

  /** How much a reader at a terminal wants to know. */
  public enum Detail {
    /** The score, and why there is none. */
    SCORE,
    /** A long list of failures is cut for a student: the first ones are to be mended first. */
    USUAL,
    /** Every failure, all that was printed, times, and what the grade was made with. */
    ALL
  }

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
  private final Paragraphs text;

  private ConsoleReport(ResultView result, Style style, View view, Detail detail) {
    this.result = result;
    this.style = style;
    this.view = view;
    this.detail = detail;
    this.text = new Paragraphs(style);
  }

  /**
   * The report in as much detail as is wanted; the usual one of an instructor has every failure.
   */
  public static String of(Result result, Style style, View view, Detail detail) {
    ConsoleReport report = new ConsoleReport(ResultView.of(result, view), style, view, detail);
    if (detail == Detail.SCORE) {
      report.writeStatus();
      report.writeScoreLine();
      return style.fit(report.text.toString());
    }
    report.writeAll();
    return ResultWords.echoed(style.fit(report.text.toString()));
  }

  private void writeAll() {
    String name = style.strong("Gridmark " + result.environment().gridmark());
    text.line(name + " · " + Printable.line(result.submission()) + "\n");
    if (result.compileErrors().isEmpty()) {
      writeStatus();
    }
    text.notes(result.notes(), "  ");
    writeCompileErrors();
    if (result.hasRun()) {
      text.diagnoses(result.diagnoses(), view);
      writeCases();
      writeFailures();
    }
    writeScore();
  }

  private void writeStatus() {
    if (result.status() != Status.GRADED) {
      text.line(style.bad(ResultWords.headline(result.status())));
    }
  }

  private void writeCompileErrors() {
    if (!result.compileErrors().isEmpty()) {
      String head =
          "%s (%s): %s"
              .formatted(
                  ResultWords.headline(result.status()),
                  ResultWords.mainVersion(result.environment().languageVersion()),
                  Words.counted(result.compileErrors().size(), "error"));
      text.line(style.bad(head) + "\n\n" + Obstacle.errors(result) + "\n");
    }
  }

  private void writeCases() {
    int idWidth = result.cases().stream().mapToInt(each -> each.id().length()).max().orElse(0);
    int longestTitle =
        result.cases().stream().mapToInt(each -> each.title().length()).max().orElse(0);
    int titleWidth = Math.min(longestTitle, titleRoom(idWidth));
    for (CaseView each : result.cases()) {
      text.line(
          "  %s  %s  %s  %s"
              .formatted(
                  each.told()
                      .map(told -> style.sign(told.verdict()))
                      .orElse(style.faint(style.dash())),
                  pad(each.id(), idWidth),
                  pad(each.title(), titleWidth),
                  each.told()
                      .map(told -> end(each, told))
                      .orElse(" ".repeat(12) + style.faint("not shown"))));
    }
    text.line("");
  }

  /** What sign, id, points and verdict leave of a line. */
  private int titleRoom(int idWidth) {
    int others = "  ✗    ".length() + idWidth + "  99.75/100   ".length() + LONGEST_VERDICT;
    return Math.max(LEAST_TITLE, Math.min(MOST_TITLE, style.width() - others));
  }

  private String end(CaseView each, CaseView.Told told) {
    String points =
        "%5s/%-4s  ".formatted(Words.plain(told.points()), Words.plain(told.maxPoints()));
    String words = told.verdict().words();
    return points
        + switch (told.verdict()) {
          case ACCEPTED -> style.faint(each.wallMillis().map(ms -> ms + " ms").orElse(words));
          case NOT_RUN -> style.faint(words);
          default -> style.bad(words);
        };
  }

  private void writeFailures() {
    List<CaseView> failed = result.cases().stream().filter(CaseView::isFailed).toList();
    List<CaseView> open = failed.stream().filter(each -> each.detail().isPresent()).toList();
    boolean isAll = view == View.INSTRUCTOR || detail == Detail.ALL;
    int details = isAll ? open.size() : Math.min(open.size(), MOST_DETAILS);
    for (int i = 0; i < details; i++) {
      writeFailure(open.get(i), isAll || i < MOST_BOARDS);
    }
    if (open.size() > details) {
      text.prose(
          "And %d more public cases failed; fix these first; --verbose shows all.\n"
              .formatted(open.size() - details));
    }
    List<CaseView> closed = failed.stream().filter(each -> each.detail().isEmpty()).toList();
    closed.forEach(each -> text.line(style.fold(head(each) + sentence(each), INDENT)));
    if (!closed.isEmpty()) {
      text.line("");
    }
    String notRun = ResultWords.notRun(result);
    text.prose(notRun.isEmpty() ? "" : style.warning(notRun + "\n"));
  }

  private String head(CaseView each) {
    return style.bad(style.cross()) + "  " + style.strong(each.id()) + "  ";
  }

  private void writeFailure(CaseView each, boolean draw) {
    text.line(head(each) + each.title());
    text.prose(INDENT + sentence(each));
    each.frames().forEach(frame -> text.line(INDENT + "  at " + frame));
    if (!each.hint().isEmpty()) {
      text.prose(INDENT + style.faint("Hint: " + each.hint()));
    }
    if (draw) {
      text.add(CaseDrawing.of(each, view, style, INDENT));
    }
    List<String> printed = each.printed().lines().toList();
    text.printed(printed, detail == Detail.ALL ? printed.size() : MOST_PRINTED_LINES, INDENT);
    text.line("");
  }

  private void writeScoreLine() {
    String score = style.strong(ResultWords.score(result));
    String painted = result.isFull() ? style.good(score) : score;
    text.line(style.fold(painted + "   " + ResultWords.counts(result), INDENT));
  }

  private void writeScore() {
    writeScoreLine();
    text.prose(ResultWords.unshown(result));
    if (view == View.INSTRUCTOR || !result.score().isPlain()) {
      text.points(result.score(), INDENT);
    }
    String formula = ResultWords.formula(result);
    text.prose(formula.isEmpty() ? "" : style.faint(formula));
    Environment made = result.environment();
    text.prose(style.faint("Isolation: " + ResultWords.isolation(made.isolation())));
    result.seed().ifPresent(seed -> text.line(style.faint("Seed: " + seed)));
    if (detail == Detail.ALL) {
      text.line(
          style.faint(
              "Limits: %s of processor time a case, %d MiB"
                  .formatted(Words.seconds(made.limits().cpu()), made.limits().memoryMiB())));
      text.line(style.faint("Language: " + made.languageVersion()));
      text.line(style.faint("Pack: " + made.packSha256()));
      text.line(style.faint("Rubric: " + made.rubricSha256()));
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
}
