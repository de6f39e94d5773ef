package gridmark.grader.report;

import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Verdict;
import gridmark.grader.run.Outcome;
import gridmark.grader.sandbox.Isolation;
import gridmark.grader.score.FormulaFacts;
import gridmark.grader.score.Result;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.grader.testcase.TestCase;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The report for a reader: first the likely cause of failures, then every case in a line, then the
 * failed ones, then the score. At a terminal it is the student's {@link View}, in which a hidden
 * case shows its verdict and nothing that gives away the puzzle.
 */
public final class ConsoleReport {

  private static final int MOST_BOARDS = 3;
  private static final int MOST_DETAILS = 6;
  private static final int MOST_PRINTED_LINES = 12;
  private static final int MOST_ERRORS = 20;
  private static final String INDENT = "     ";

  private final ResultView result;
  private final Style style;
  private final View view;
  private final StringBuilder text = new StringBuilder();

  private ConsoleReport(ResultView result, Style style, View view) {
    this.result = result;
    this.style = style;
    this.view = view;
  }

  /** The whole report. */
  public static String of(Result result, Style style, View view) {
    ConsoleReport report = new ConsoleReport(ResultView.of(result, view), style, view);
    report.writeHead();
    if (result.compileErrors().isEmpty() && result.status() != Status.GRADED) {
      report.line(style.bad(headline(result.status())));
    }
    report.writeNotes();
    report.writeCompileErrors();
    if (result.status() == Status.GRADED || result.status() == Status.GRADER_ERROR) {
      report.text.append(DiagnosisText.of(report.result.diagnoses(), style, view));
      report.writeCases();
      report.writeFailures();
    }
    report.writeScore();
    return style.fit(report.text.toString());
  }

  private void writeHead() {
    line(
        style.strong("Gridmark " + result.environment().gridmark())
            + " · "
            + Printable.line(result.submission()));
    line("");
  }

  /** How grading ended, in a phrase. */
  static String headline(Status status) {
    return switch (status) {
      case NO_SOLVER -> "No solver found";
      case WRONG_INTERFACE -> "The solver cannot be called";
      case GRADER_ERROR -> "The grader failed: this is not a grade";
      case COMPILE_ERROR -> "Does not compile";
      case GRADED -> "Graded";
    };
  }

  private void writeNotes() {
    for (String note : result.notes()) {
      line("  " + style.warning("note") + "  " + Printable.text(note).replace("\n", "\n        "));
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
                    headline(result.status()),
                    javaVersion(),
                    count == 1 ? "1 error" : count + " errors")));
    line("");
    result.compileErrors().stream()
        .limit(MOST_ERRORS)
        .forEach(error -> line(Printable.text(error.toString()) + "\n"));
    if (count > MOST_ERRORS) {
      line("and " + (count - MOST_ERRORS) + " more\n");
    }
  }

  private String javaVersion() {
    return result.environment().java().replaceFirst("^.* (\\d+)[^ ]*$", "Java $1");
  }

  private void writeCases() {
    int idWidth = result.cases().stream().mapToInt(each -> each.id().length()).max().orElse(0);
    int titleWidth =
        result.cases().stream().mapToInt(each -> each.title().length()).max().orElse(0);
    for (CaseView each : result.cases()) {
      line(
          "  %s  %s  %s  %s"
              .formatted(
                  each.told().map(told -> sign(told.verdict())).orElse(style.faint(style.dash())),
                  pad(each.id(), idWidth),
                  pad(each.title(), Math.min(titleWidth, 50)),
                  each.told()
                      .map(told -> end(each, told))
                      .orElse(" ".repeat(12) + style.faint("not shown"))));
    }
    line("");
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
                  .map(detail -> detail.run().wall().toMillis() + " ms")
                  .orElse(verdict.words()));
      case NOT_RUN -> style.faint("not run");
      default -> style.bad(verdict.words());
    };
  }

  private void writeFailures() {
    List<CaseView> failed = result.cases().stream().filter(CaseView::isFailed).toList();
    List<CaseView> open = failed.stream().filter(each -> each.detail().isPresent()).toList();
    int details = view == View.INSTRUCTOR ? open.size() : Math.min(open.size(), MOST_DETAILS);
    for (int i = 0; i < details; i++) {
      writeFailure(open.get(i), view == View.INSTRUCTOR || i < MOST_BOARDS);
    }
    if (open.size() > details) {
      line("And " + (open.size() - details) + " more public cases failed; mend these first.\n");
    }
    List<CaseView> closed = failed.stream().filter(each -> each.detail().isEmpty()).toList();
    for (CaseView each : closed) {
      line(
          "%s  %s  %s"
              .formatted(style.bad(style.cross()), style.strong(each.id()), sentence(each)));
    }
    if (!closed.isEmpty()) {
      line("");
    }
    writeNotRun();
  }

  private void writeNotRun() {
    long notRun = result.count(Verdict.NOT_RUN);
    result.cases().stream()
        .filter(each -> each.is(Verdict.NOT_RUN))
        .findFirst()
        .flatMap(CaseView::told)
        .ifPresent(
            told ->
                line(
                    style.warning(
                        "%d %s %s.\n"
                            .formatted(
                                notRun, notRun == 1 ? "case was" : "cases were", told.message()))));
  }

  private void writeFailure(CaseView each, boolean draw) {
    line(style.bad(style.cross()) + "  " + style.strong(each.id()) + "  " + each.title());
    line(INDENT + sentence(each));
    each.detail().ifPresent(judgement -> writeDetails(judgement, draw));
    line("");
  }

  private void writeDetails(Judgement judgement, boolean draw) {
    TestCase testCase = judgement.run().testCase();
    if (judgement.run().outcome() instanceof Outcome.Threw threw) {
      // The message names the first.
      threw.frames().stream()
          .skip(1)
          .forEach(frame -> line(INDENT + "  at " + Printable.line(frame)));
    }
    if (judgement.verdict() == Verdict.WRONG_ANSWER && !testCase.hint().isEmpty()) {
      line(INDENT + style.faint("Hint: " + testCase.hint()));
    }
    if (draw) {
      text.append(CaseDrawing.of(judgement, view, style, INDENT));
    }
    writePrinted(judgement.run().printed());
  }

  private void writePrinted(String printed) {
    List<String> lines = Printable.text(printed).strip().lines().toList();
    if (lines.isEmpty()) {
      return;
    }
    line(INDENT + style.faint("Your program printed:"));
    lines.stream()
        .limit(MOST_PRINTED_LINES)
        .forEach(each -> line(INDENT + "  | " + Printable.line(each)));
    if (lines.size() > MOST_PRINTED_LINES) {
      line(INDENT + "  | … " + (lines.size() - MOST_PRINTED_LINES) + " more lines");
    }
  }

  private void writeScore() {
    String counts =
        Arrays.stream(Verdict.values())
            .filter(verdict -> result.count(verdict) > 0)
            .map(verdict -> result.count(verdict) + " " + verdict.words())
            .collect(Collectors.joining(", "));
    String score =
        "Score %s of %s".formatted(points(result.score().points()), points(result.score().most()));
    line(
        (result.isFull() ? style.good(style.strong(score)) : style.strong(score)) + "   " + counts);
    writeUnshown();
    if (view == View.INSTRUCTOR || !result.score().isPlain()) {
      text.append(ScoreText.of(result.score(), INDENT));
    }
    result
        .formula()
        .filter(FormulaFacts::usesSat4j)
        .ifPresent(
            facts -> line(style.faint("Formula, as the program reports: " + facts.text() + ".")));
    if (result.environment().isolation() == Isolation.PROCESS) {
      line(
          style.faint(
              "Isolation: process. Files and network of this machine were open to the submission."));
    } else {
      line(style.faint("Isolation: " + result.environment().isolation().word()));
    }
    line(style.faint("Seed: " + result.seed()));
  }

  private void writeUnshown() {
    long unshown = result.unshown();
    if (unshown > 0) {
      line(
          unshown == 1
              ? "This is the score of the cases shown; 1 case counts without being shown."
              : "This is the score of the cases shown; %d cases count without being shown."
                  .formatted(unshown));
    }
  }

  /** How a case ended, as a sentence. */
  static String sentence(CaseView each) {
    return sentence(each.told().map(CaseView.Told::message).orElse(""));
  }

  /**
   * A message as a sentence: a capital in front, a full stop behind, further lines marked as such.
   */
  private static String sentence(String message) {
    String plain = Printable.text(message).strip().replace("\n", "\n" + INDENT + "| ");
    String end = plain.endsWith("?") || plain.endsWith(".") ? "" : ".";
    // The method's name keeps its small letter.
    String first =
        plain.startsWith("solve ") ? "s" : plain.substring(0, 1).toUpperCase(Locale.ROOT);
    return first + plain.substring(1) + end;
  }

  private static String pad(String value, int width) {
    String cut = value.length() <= width ? value : value.substring(0, width - 1) + "…";
    return cut + " ".repeat(width - cut.length());
  }

  private static String points(double points) {
    return ScoreText.points(points);
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
