package gridmark.report.text;

import gridmark.grader.judge.Judgement;
import gridmark.grader.score.CaseResult;
import gridmark.grader.submission.Printable;
import gridmark.report.view.CaseView;
import gridmark.report.view.ResultView;
import gridmark.report.view.ResultWords;
import gridmark.report.view.View;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The parts of a failed case that a student may see, ready for any format to escape. What is held
 * back is empty.
 *
 * @param message in a sentence, perhaps of several lines
 * @param frames the submission's own stack frames beyond the first, which the message names
 * @param drawing the board with what is wrong on it
 * @param printed what the submission printed
 */
public record Failure(
    CaseView view,
    String message,
    List<String> frames,
    String hint,
    String drawing,
    String printed) {

  public Failure {
    frames = frames.stream().map(ResultWords::echoed).toList();
    hint = ResultWords.echoed(hint);
  }

  /** Drawing means thinking about the puzzle, and nobody mends more cases than this at a time. */
  private static final int MOST_DRAWINGS = 3;

  /** All that failed, in the order of the pack; the first few that may be seen are drawn. */
  public static List<Failure> all(ResultView result) {
    List<CaseView> failed = result.cases().stream().filter(CaseView::isFailed).toList();
    List<CaseView> drawn =
        failed.stream().filter(each -> each.detail().isPresent()).limit(MOST_DRAWINGS).toList();
    return failed.stream().map(each -> of(each, drawn.contains(each))).toList();
  }

  /** One that failed, drawn or not. */
  public static Failure of(CaseView view, boolean draw) {
    return new Failure(
        view,
        ResultWords.sentence(view),
        view.frames(),
        view.hint(),
        draw ? CaseDrawing.of(view, View.STUDENT, Style.PLAIN, "") : "",
        ResultWords.echoed(view.printed()));
  }

  /**
   * A wrong answer to a public case, as the message of a failed test: ASCII alone, since a test
   * runner may show it anywhere.
   */
  public static String ofTest(Judgement judgement) {
    Style ascii = new Style(false, false);
    CaseView view = CaseView.of(new CaseResult(judgement, 0), View.STUDENT);
    return ascii.fit(of(view, false).text() + "\n" + CaseDrawing.of(view, View.STUDENT, ascii, ""));
  }

  /** So many lines of what was printed, and how many more there were. */
  public static List<String> head(List<String> lines, int most) {
    Stream<String> shown = lines.stream().limit(most).map(Printable::line);
    return lines.size() <= most
        ? shown.toList()
        : Stream.concat(shown, Stream.of("… " + (lines.size() - most) + " more lines")).toList();
  }

  /** All that failed by the ids of their cases. */
  public static Map<String, Failure> byId(ResultView result) {
    return all(result).stream()
        .collect(Collectors.toMap(each -> each.view().id(), Function.identity()));
  }

  /** Whether the student may see more of it than the message. */
  public boolean isOpen() {
    return view.detail().isPresent();
  }

  /** Message, frames, hint and drawing, as text of several lines. */
  public String text() {
    return Stream.of(
            Stream.of(message),
            frames.stream().map(frame -> "  at " + frame),
            Stream.of(hint).filter(each -> !each.isEmpty()).map(each -> "Hint: " + each),
            Stream.of(drawing.stripTrailing()).filter(each -> !each.isEmpty()))
        .flatMap(each -> each)
        .collect(Collectors.joining("\n"));
  }
}
