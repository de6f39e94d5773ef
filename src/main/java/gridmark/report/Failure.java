package gridmark.report;

import gridmark.assignment.Verdict;
import gridmark.grader.judge.Judgement;
import gridmark.grader.run.Outcome;
import gridmark.grader.submission.Printable;
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
record Failure(
    CaseView view,
    String message,
    List<String> frames,
    String hint,
    String drawing,
    String printed) {

  Failure {
    frames = frames.stream().map(Echo::safe).toList();
    hint = Echo.safe(hint);
  }

  /** Drawing means thinking about the puzzle, and nobody mends more cases than this at a time. */
  private static final int MOST_DRAWINGS = 3;

  /** All that failed, in the order of the pack; the first few that may be seen are drawn. */
  static List<Failure> all(ResultView result) {
    List<CaseView> failed = result.cases().stream().filter(CaseView::isFailed).toList();
    List<CaseView> drawn =
        failed.stream().filter(each -> each.detail().isPresent()).limit(MOST_DRAWINGS).toList();
    return failed.stream().map(each -> of(each, drawn.contains(each))).toList();
  }

  /** One that failed, drawn or not. */
  static Failure of(CaseView view, boolean draw) {
    if (view.detail().isEmpty()) {
      return new Failure(view, ResultWords.sentence(view), List.of(), "", "", "");
    }
    Judgement judgement = view.detail().get();
    return new Failure(
        view,
        ResultWords.sentence(view),
        frames(judgement),
        hint(judgement),
        draw ? CaseDrawing.of(judgement, View.STUDENT, Style.PLAIN, "") : "",
        printed(view));
  }

  /** What the submission printed in a case, failed or not; empty where that is held back. */
  static String printed(CaseView view) {
    return view.detail()
        .map(judgement -> Echo.safe(Printable.text(judgement.run().printed()).strip()))
        .orElse("");
  }

  /** The submission's own stack frames beyond the first, which the message names. */
  static List<String> frames(Judgement judgement) {
    return judgement.run().outcome() instanceof Outcome.Threw threw
        ? threw.thrown().frames().stream().skip(1).map(Printable::line).toList()
        : List.of();
  }

  /** The hint, where the answer was wrong: to a crash it would say nothing. */
  static String hint(Judgement judgement) {
    return judgement.verdict() == Verdict.WRONG_ANSWER
        ? Printable.text(judgement.run().testCase().hint()).strip()
        : "";
  }

  /** So many lines of what was printed, and how many more there were. */
  static List<String> head(List<String> lines, int most) {
    Stream<String> shown = lines.stream().limit(most).map(Printable::line);
    return lines.size() <= most
        ? shown.toList()
        : Stream.concat(shown, Stream.of("… " + (lines.size() - most) + " more lines")).toList();
  }

  /** All that failed by the ids of their cases. */
  static Map<String, Failure> byId(ResultView result) {
    return all(result).stream()
        .collect(Collectors.toMap(each -> each.view().id(), Function.identity()));
  }

  /** Whether the student may see more of it than the message. */
  boolean isOpen() {
    return view.detail().isPresent();
  }

  /** Message, frames, hint and drawing, as text of several lines. */
  String text() {
    return Stream.of(
            Stream.of(message),
            frames.stream().map(frame -> "  at " + frame),
            Stream.of(hint).filter(each -> !each.isEmpty()).map(each -> "Hint: " + each),
            Stream.of(drawing.stripTrailing()).filter(each -> !each.isEmpty()))
        .flatMap(each -> each)
        .collect(Collectors.joining("\n"));
  }
}
