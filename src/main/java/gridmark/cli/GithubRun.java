package gridmark.cli;

import gridmark.files.Reason;
import gridmark.grader.score.Result;
import gridmark.grader.submission.SubmissionReader;
import gridmark.grader.submission.UnreadableSubmissionException;
import gridmark.language.Source;
import gridmark.report.format.GithubReport;
import gridmark.report.format.MarkdownReport;
import gridmark.report.view.Occasion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * Tells GitHub Actions what came of grading, where it is Actions that grades. Nothing here can
 * change the grade or the exit code.
 */
final class GithubRun {

  private final Terminal terminal;
  private final Occasion occasion;

  GithubRun(Terminal terminal, Occasion occasion) {
    this.terminal = terminal;
    this.occasion = occasion;
  }

  /** Whether it is GitHub Actions that runs the program. */
  static boolean isIn(Terminal terminal) {
    return "true".equals(terminal.environment().get("GITHUB_ACTIONS"));
  }

  /**
   * Prints the annotations, and adds to the summary and the outputs of the step.
   *
   * @param reports the folder of result.json
   */
  void tell(Result result, Path reports) {
    Path resultFile = reports.resolve("result.json");
    String annotations = GithubReport.annotations(result, occasion, sources());
    terminal.out().print(terminal.style().fit(annotations));
    terminal.out().flush();
    occasion
        .variable("GITHUB_STEP_SUMMARY")
        .ifPresent(file -> attempt(file, () -> addSummary(result, Path.of(file))));
    occasion
        .variable("GITHUB_OUTPUT")
        .ifPresent(
            file ->
                attempt(
                    file, () -> append(Path.of(file), GithubReport.outputs(result, resultFile))));
  }

  /** Results know of classes, not of files. */
  private List<String> sources() {
    try {
      return SubmissionReader.read(occasion.submission()).sources().stream()
          .map(Source::path)
          .toList();
    } catch (UnreadableSubmissionException goneMeanwhile) {
      return List.of();
    }
  }

  /** Several gradings in a step share the room. */
  private void addSummary(Result result, Path file) throws IOException {
    long used = Files.exists(file) ? Files.size(file) : 0;
    int room = (int) Math.max(0, GithubReport.MOST_SUMMARY_BYTES - used - 1);
    if (room < GithubReport.LEAST_SUMMARY_BYTES) {
      throw new IOException("it is full");
    }
    append(file, MarkdownReport.of(result, room));
  }

  /** What stands there may lack its last line end. */
  private static void append(Path file, String text) throws IOException {
    String gap = Files.exists(file) && Files.size(file) > 0 ? "\n" : "";
    Files.writeString(
        file,
        gap + text,
        StandardCharsets.UTF_8,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private interface Effect {
    void happen() throws IOException;
  }

  private void attempt(String file, Effect effect) {
    try {
      effect.happen();
    } catch (IOException e) {
      complain(file, Reason.ofWriting(e));
    } catch (RuntimeException e) {
      complain(file, e.toString());
    }
  }

  private void complain(String file, String reason) {
    terminal
        .err()
        .println(
            "gridmark: nothing was added to %s (%s); the grade and the reports are not affected"
                .formatted(file, reason));
  }
}
