package gridmark.report.text;

import gridmark.grader.score.Score;
import gridmark.grader.score.ScoreLine;
import gridmark.grader.submission.Printable;
import gridmark.report.view.DiagnosisView;
import gridmark.report.view.View;
import gridmark.words.Words;
import java.util.List;

/** Lines in a style, and the paragraphs that all texts made of such lines have in common. */
public final class Paragraphs {

  private static final int MOST_CASES = 6;
  private static final String INDENT = "     ";

  private final Style style;
  private final StringBuilder text = new StringBuilder();

  public Paragraphs(Style style) {
    this.style = style;
  }

  /** What was written. */
  @Override
  public String toString() {
    return text.toString();
  }

  /** A line as it is, perhaps with more below it. */
  public void line(String line) {
    text.append(line).append('\n');
  }

  /** A line that is broken up where it is too long; nothing if it is empty. */
  void prose(String line) {
    if (!line.isEmpty()) {
      line(style.fold(line));
    }
  }

  /** What has its line ends already. */
  public void add(String lines) {
    text.append(lines);
  }

  /** The notes on a submission. */
  public void notes(List<String> notes, String indent) {
    for (String note : notes) {
      String lines = Printable.text(note).replace("\n", "\n      " + indent);
      line(style.fold(indent + style.warning("note") + "  " + lines, "      "));
    }
    if (!notes.isEmpty()) {
      line("");
    }
  }

  /** The diagnoses, the main one first: what was seen, where to look, which cases. */
  public void diagnoses(List<DiagnosisView> diagnoses, View view) {
    for (DiagnosisView each : diagnoses) {
      line(style.strong(each.head()) + style.faint("  " + each.code()));
      prose(INDENT + each.evidence());
      prose(INDENT + each.advice());
      if (!each.cases().isEmpty()) {
        int most = view == View.INSTRUCTOR ? each.cases().size() : MOST_CASES;
        prose(INDENT + style.faint("Seen in " + Words.some(each.cases(), most) + "."));
      }
      line("");
    }
  }

  /** The beginning of what a submission printed. */
  public void printed(List<String> lines, int most, String indent) {
    if (!lines.isEmpty()) {
      line(indent + style.faint("Your program printed:"));
      Failure.head(lines, most).forEach(each -> line(indent + "  | " + each));
    }
  }

  /** How a score came about, in lines that add up to it. */
  public void points(Score score, String indent) {
    int width = score.lines().stream().mapToInt(line -> line.text().length()).max().orElse(0);
    boolean isFirst = true;
    for (ScoreLine each : score.lines()) {
      String sign = isFirst || each.points() <= 0 ? "" : "+";
      String points = sign + Words.plain(each.points());
      line(indent + ("%-" + width + "s%10s").formatted(each.text(), points));
      isFirst = false;
    }
  }
}
