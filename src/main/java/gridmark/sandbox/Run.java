package gridmark.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * A short program of ours or of the system's, run to its end.
 *
 * @param exitCode negative if it had to be ended
 * @param output what it printed, on both streams
 */
record Run(int exitCode, String output) {

  private static final int ENDED = -1;

  /** None takes longer, not even a compiler on a machine with far too much to do. */
  private static final int PATIENCE_SECONDS = 60;

  static Run of(ProcessBuilder program) throws IOException {
    Process process = Spawner.start(program.redirectErrorStream(true));
    try {
      process.getOutputStream().close();
      // What it prints fits into the pipe; whoever prints more waits, and is ended.
      boolean isOver = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
      return new Run(isOver ? process.exitValue() : ENDED, printed(process));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      process.destroyForcibly();
    }
  }

  private static String printed(Process process) throws IOException {
    try (InputStream in = process.getInputStream()) {
      return new String(in.readNBytes(in.available()), StandardCharsets.UTF_8).strip();
    }
  }

  /** The output in one line. */
  String line() {
    return output.isEmpty()
        ? "it ended with exit code " + exitCode
        : String.join("; ", output.lines().toList());
  }
}
