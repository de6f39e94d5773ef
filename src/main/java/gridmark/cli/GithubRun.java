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
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

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
    String annotations = GithubReport.annotations(result, occasion, sources());
    terminal.print(terminal.style().fit(annotations));
    add("GITHUB_STEP_SUMMARY", file -> MarkdownReport.of(result, room(file)));
    Path resultFile = reports.resolve("result.json");
    add("GITHUB_OUTPUT", file -> GithubReport.outputs(result, resultFile));
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

  private interface Addition {
    String to(Path file) throws IOException;
  }

  /** What stands in the file that a variable names may lack its last line end. */
  private void add(String variable, Addition addition) {
    Optional<String> name = occasion.variable(variable);
    if (name.isEmpty()) {
      return;
    }
    try {
      Path file = Path.of(name.get());
      String gap = size(file) > 0 ? "\n" : "";
      Files.writeString(
          file, gap + addition.to(file), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException | RuntimeException e) {
      terminal.say(
          "gridmark: nothing was added to %s (%s); the grade and the reports are not affected"
              .formatted(
                  name.get(), e instanceof IOException io ? Reason.ofWriting(io) : e.toString()));
    }
  }

  private static long size(Path file) throws IOException {
    return Files.exists(file) ? Files.size(file) : 0;
  }

  /** Several gradings in a step share the room. */
  private static int room(Path file) throws IOException {
    int room = (int) Math.max(0, GithubReport.MOST_SUMMARY_BYTES - size(file) - 1);
    if (room < GithubReport.LEAST_SUMMARY_BYTES) {
      throw new IOException("it is full");
    }
    return room;
  }
}
