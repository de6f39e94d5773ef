package gridmark.report.format;

import gridmark.assignment.Verdict;
import gridmark.grader.score.Status;
import gridmark.grader.submission.Printable;
import gridmark.report.text.CaseDrawing;
import gridmark.report.text.DiagnosisText;
import gridmark.report.text.Failure;
import gridmark.report.text.ScoreText;
import gridmark.report.text.Style;
import gridmark.report.view.CaseView;
import gridmark.report.view.DiagnosisView;
import gridmark.report.view.Echo;
import gridmark.report.view.Obstacle;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import gridmark.words.Words;
import java.util.List;

/**
 * What students read on Gradescope: one text on top, and one with each test. Boards need no column
 * beside them there, so nothing is indented and every failed public case has its board.
 */
final class GradescopeText {

  /** What students read while there is no result, or if there never is one. */
  static final String UNFINISHED =
      """
      The grader was stopped before it was done: this is not a grade.
      The 0 stands there only because something must. It need not be your fault: the grader may have been
      broken off, or the machine may have been short of time or memory. Submit once more; if this comes again,
      tell your instructor, who sees what happened in the output of the autograder and can run it again.
      """;

  private static final int MOST_PRINTED_LINES = 60;

  private static final Style STYLE = new Style(true, true);

  private final StringBuilder text = new StringBuilder();

  private GradescopeText() {}

  /** The text on top: headline, likely causes, notes, errors, and how the score came about. */
  static String of(ResultView view) {
    GradescopeText text = new GradescopeText();
    text.writeHead(view);
    text.writeErrors(view);
    text.text.append(DiagnosisText.of(printable(view.diagnoses()), STYLE, View.STUDENT));
    text.writeNotes(view.notes());
    text.writeScore(view);
    return text.text.toString();
  }

  private void writeHead(ResultView view) {
    if (view.status() == Status.GRADED) {
      line(STYLE.strong(score(view)));
    } else {
      line(STYLE.bad(ResultWords.headline(view.status())));
      if (view.status() == Status.GRADER_ERROR) {
        line("The points below are of no account. Tell your instructor, who can run it again.");
      }
    }
    line("");
  }

  private static String score(ResultView view) {
    return "%s of %s points: %s"
        .formatted(
            Words.plain(view.score().points()),
            Words.plain(view.score().most()),
            ResultWords.counts(view));
  }

  private void writeErrors(ResultView view) {
    if (!view.compileErrors().isEmpty()) {
      line(Obstacle.errors(view) + "\n");
    }
  }

  private void writeNotes(List<String> notes) {
    notes.forEach(
        note ->
            line(STYLE.warning("note") + "  " + Printable.text(note).replace("\n", "\n      ")));
    if (!notes.isEmpty()) {
      line("");
    }
  }

  private void writeScore(ResultView view) {
    if (view.unshown() > 0) {
      line(
          "The points above are those of the tests you see; %s besides. Where such tests count, Gradescope shows"
                  .formatted(Words.counted(view.unshown(), "test counts", "tests count"))
              + " no total.");
    }
    if (!view.score().isPlain()) {
      text.append(ScoreText.of(view.score(), ""));
    }
    line(STYLE.faint("Seed: " + view.seed()));
  }

  /** The name of a test. */
  static String name(CaseView seen) {
    return Printable.line(seen.id() + "  " + seen.title());
  }

  /** The text of a test whose verdict students may know. */
  static String of(CaseView seen) {
    GradescopeText text = new GradescopeText();
    Verdict verdict = seen.told().orElseThrow().verdict();
    if (verdict == Verdict.ACCEPTED) {
      text.line(STYLE.good("Right."));
    } else {
      text.line(STYLE.bad(Words.capital(verdict.words()) + "."));
      text.line(Failure.of(seen, false).text());
      if (verdict != Verdict.NOT_RUN && seen.detail().isPresent()) {
        text.draw(seen);
      }
    }
    text.writePrinted(Echo.safe(seen.printed()).lines().toList());
    return text.text.toString();
  }

  /** Here with colours. */
  private void draw(CaseView seen) {
    line("");
    text.append(CaseDrawing.of(seen, View.STUDENT, STYLE, ""));
  }

  private void writePrinted(List<String> lines) {
    if (lines.isEmpty()) {
      return;
    }
    line("");
    line(STYLE.faint("Your program printed:"));
    Failure.head(lines, MOST_PRINTED_LINES).forEach(each -> line("  | " + each));
  }

  private static List<DiagnosisView> printable(List<DiagnosisView> diagnoses) {
    return diagnoses.stream()
        .map(
            each ->
                new DiagnosisView(
                    each.code(),
                    Printable.text(each.evidence()),
                    Printable.text(each.advice()),
                    each.cases()))
        .toList();
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
