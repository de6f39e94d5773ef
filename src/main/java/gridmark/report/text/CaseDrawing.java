package gridmark.report.text;

import gridmark.assignment.Lesson;
import gridmark.assignment.Picture;
import gridmark.assignment.Question;
import gridmark.grader.judge.Judgement;
import gridmark.report.view.CaseView;
import gridmark.report.view.View;
import java.util.Optional;

/**
 * Draws a failed case: what it teaches, or else the answer where it can be drawn and says more than
 * the puzzle does, or else the puzzle. The instructor also gets the answer beside the reason, and
 * the solution whole.
 */
public final class CaseDrawing {

  private final View view;
  private final Style style;
  private final String indent;
  private final StringBuilder text = new StringBuilder();

  private CaseDrawing(View view, Style style, String indent) {
    this.view = view;
    this.style = style;
    this.indent = indent;
  }

  /**
   * The lines of the drawing, each with the indentation; none if the case is held back, or repeats
   * another.
   */
  public static String of(CaseView seen, View view, Style style, String indent) {
    if (seen.detail().isEmpty() || seen.isRepeat()) {
      return "";
    }
    Judgement judgement = seen.detail().get();
    CaseDrawing drawing = new CaseDrawing(view, style, indent);
    Question question = judgement.run().testCase().question();
    Optional<Lesson> lesson = judgement.lesson();
    lesson.ifPresent(drawing::explain);
    if (lesson.isEmpty() && judgement.run().testCase().isHidden()) {
      // It was disguised, and stands nowhere else.
      drawing.draw(question.picture());
    }
    if (lesson.isEmpty() || view == View.INSTRUCTOR) {
      seen.answer().ifPresent(drawing::draw);
    }
    if (drawing.text.isEmpty()) {
      drawing.draw(question.picture());
    }
    return drawing.text.toString();
  }

  private void explain(Lesson lesson) {
    text.append(style.fold(indent + lesson.lines().get(0))).append('\n');
    lesson.lines().stream()
        .skip(1)
        .forEach(line -> text.append(style.fold(indent + "  " + line)).append('\n'));
    draw(view == View.INSTRUCTOR ? lesson.answer() : lesson.picture());
  }

  private void draw(Picture picture) {
    text.append(indent).append(style.faint(picture.heading() + ":")).append('\n');
    text.append(BoardText.draw(picture, style, indent));
  }
}
