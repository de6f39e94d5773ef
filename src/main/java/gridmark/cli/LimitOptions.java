package gridmark.cli;

import gridmark.sandbox.Limits;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a submission may use. */
public final class LimitOptions extends OptionGroup {

  @Option(
      names = "--time-limit",
      paramLabel = "SECONDS",
      description = "Processor time a case may use. Default: 10.")
  private Optional<Double> timeLimit;

  @Option(
      names = "--memory-limit",
      paramLabel = "MIB",
      description = "Heap a submission may use. Default: ${DEFAULT-VALUE}.")
  private int memoryLimit;

  /** With so much memory where nothing is said. */
  public LimitOptions(int memoryMiB) {
    memoryLimit = memoryMiB;
  }

  /** Whether the command says how long. */
  public boolean isTimeSaid() {
    return timeLimit.isPresent();
  }

  /** The limits they stand for; refuses what is out of range. */
  public Limits limits() {
    double seconds = timeLimit.orElse(10.0);
    refuseIf(
        !(seconds >= 0.1 && seconds <= 3600),
        "--time-limit must be between 0.1 and 3600 seconds, not " + seconds);
    refuseIf(
        memoryLimit < 16 || memoryLimit > 65_536,
        "--memory-limit must be between 16 and 65536 MiB, not " + memoryLimit);
    Duration cpu = Duration.ofMillis(Math.round(seconds * 1000));
    return new Limits(cpu, memoryLimit, Limits.DEFAULT.outputBytes());
  }
}
