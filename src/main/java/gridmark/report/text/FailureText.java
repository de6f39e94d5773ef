package gridmark.report.text;

import gridmark.grader.judge.Judgement;
import gridmark.grader.score.CaseResult;
import gridmark.report.view.CaseView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;

/**
 * A wrong answer to a public case, as the message of a failed test: ASCII alone, since a test
 * runner may show it anywhere.
 */
public final class FailureText {

  private static final Style ASCII = new Style(false, false);

  private FailureText() {}

  /** What is wrong, the hint, and the board. */
  public static String of(Judgement judgement) {
    String hint = judgement.run().testCase().hint();
    return ASCII.fit(
        ResultWords.sentence(judgement.message())
            + (hint.isEmpty() ? "\n" : "\nHint: " + hint + "\n")
            + CaseDrawing.of(
                CaseView.of(new CaseResult(judgement, 0), View.STUDENT), View.STUDENT, ASCII, ""));
  }
}
