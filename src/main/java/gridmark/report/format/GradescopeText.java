package gridmark.report.format;

import gridmark.assignment.Verdict;
import gridmark.grader.score.Status;
import gridmark.report.text.CaseDrawing;
import gridmark.report.text.Failure;
import gridmark.report.text.Paragraphs;
import gridmark.report.text.Style;
import gridmark.report.view.CaseView;
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

  private GradescopeText() {}

  /** The text on top: headline, likely causes, notes, errors, and how the score came about. */
  static String of(ResultView view) {
    Paragraphs text = new Paragraphs(STYLE);
    text.line(head(view) + "\n");
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
    text.line(STYLE.faint("Seed: " + view.seed()));
    return text.toString();
  }

  private static String head(ResultView view) {
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
  static String of(CaseView seen) {
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
    List<String> printed = Echo.safe(seen.printed()).lines().toList();
    text.add(printed.isEmpty() ? "" : "\n");
    text.printed(printed, MOST_PRINTED_LINES, "");
    return text.toString();
  }
}
