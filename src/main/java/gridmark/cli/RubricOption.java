package gridmark.cli;

import gridmark.grader.score.BrokenRubricException;
import gridmark.grader.score.Rubric;
import gridmark.grader.score.RubricReader;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How cases become a score. */
public final class RubricOption {

  @Option(
      names = "--rubric",
      paramLabel = "FILE",
      description =
          "How cases become a score: weights, bonus, cap, penalties, rounding. Default: grader/rubric.json.")
  private Optional<Path> rubric;

  /** The file; absent if none is named and none is in its usual place. */
  public Optional<Path> file() {
    return rubric.or(Places::rubric);
  }

  /** The rubric in the file, or the built-in one. */
  public Rubric read() throws BrokenRubricException {
    Optional<Path> file = file();
    return file.isPresent() ? RubricReader.read(file.get()) : Rubric.BUILT_IN;
  }
}
