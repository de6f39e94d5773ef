package gridmark.report.text;

import gridmark.grader.score.Score;
import gridmark.grader.score.ScoreLine;
import gridmark.words.Words;

/** How a score came about, in lines that add up to it. */
public final class ScoreText {

  private ScoreText() {}

  public static String of(Score score, String indent) {
    int width = score.lines().stream().mapToInt(line -> line.text().length()).max().orElse(0);
    StringBuilder text = new StringBuilder();
    boolean isFirst = true;
    for (ScoreLine line : score.lines()) {
      String sign = isFirst || line.points() <= 0 ? "" : "+";
      text.append(indent)
          .append(("%-" + width + "s").formatted(line.text()))
          .append("%10s\n".formatted(sign + Words.plain(line.points())));
      isFirst = false;
    }
    return text.toString();
  }
}
