package gridmark.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A program of ours that reads strangers' text, in a process and a folder of its own. Nothing of a
 * submission's is executed in it, so it has an empty environment, but no enclosure. Its input ends
 * with the grader, however that ends; that is its sign to end too.
 */
public final class ReadingProgram implements AutoCloseable {

  private static final String ERRORS = "errors.txt";

  private final WorkFolder folder;

  /** Makes its folder. */
  public ReadingProgram() throws IOException {
    folder = WorkFolder.create();
  }

  /** The program failed; the message says why, in its own words. */
  public static final class FailedException extends Exception {
    private static final long serialVersionUID = 1L;

    FailedException(String message) {
      super(message);
    }
  }

  /** Where it finds what it needs and leaves what it makes. */
  public Path folder() {
    return folder.path();
  }

  /**
   * Runs it to its end.
   *
   * @throws FailedException if it fails or takes longer than it may
   */
  public void run(List<String> command, Duration patience)
      throws IOException, InterruptedException, FailedException {
    ProcessBuilder builder =
        Sandbox.bare(command)
            .directory(folder().toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(folder().resolve(ERRORS).toFile());
    Process process = Spawner.start(builder);
    try {
      if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new FailedException(
            "it was not done after %d minutes".formatted(patience.toMinutes()));
      }
      if (process.exitValue() != 0) {
        throw new FailedException(lastWords(process.exitValue()));
      }
    } finally {
      process.destroyForcibly();
    }
  }

  private String lastWords(int exitCode) throws IOException {
    String said = new String(Files.readAllBytes(folder().resolve(ERRORS)), StandardCharsets.UTF_8);
    return said.lines()
        .filter(line -> !line.isBlank())
        .reduce((earlier, later) -> later)
        .orElse("it ended with exit code " + exitCode);
  }

  /** Removes the folder with all that is in it. */
  @Override
  public void close() {
    folder.close();
  }
}
