package gridmark.cli;

import gridmark.grader.sandbox.Limits;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** What {@code --time-limit} and {@code --memory-limit} may be. */
final class LimitOptions {

  private LimitOptions() {}

  /**
   * The limits they stand for.
   *
   * @throws ParameterException if one of them is out of range
   */
  static Limits limits(CommandSpec command, double seconds, int mebibytes) {
    if (!(seconds >= 0.1 && seconds <= 3600)) {
      throw new ParameterException(
          command.commandLine(),
          "--time-limit must be between 0.1 and 3600 seconds, not " + seconds);
    }
    if (mebibytes < 16 || mebibytes > 65_536) {
      throw new ParameterException(
          command.commandLine(),
          "--memory-limit must be between 16 and 65536 MiB, not " + mebibytes);
    }
    Duration cpu = Duration.ofMillis(Math.round(seconds * 1000));
    return new Limits(cpu, mebibytes, Limits.DEFAULT.outputBytes());
  }
}
