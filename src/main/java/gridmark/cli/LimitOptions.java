package gridmark.cli;

import gridmark.sandbox.Limits;
import java.time.Duration;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What a submission may use. */
public final class LimitOptions extends OptionGroup {

  private static final String TIME = "--time-limit";

  @Option(
      names = TIME,
      paramLabel = "SECONDS",
      description = "Processor time a case may use. Default: ${DEFAULT-VALUE}.",
      defaultValue = "10")
  private double timeLimit;

  @Option(
      names = "--memory-limit",
      paramLabel = "MIB",
      description = "Heap a submission may use. Default: ${DEFAULT-VALUE}.")
  private int memoryLimit;

  /** With the usual memory. */
  public LimitOptions() {
    this(Limits.DEFAULT.memoryMiB());
  }

  /** With so much memory where nothing is said. */
  public LimitOptions(int memoryMiB) {
    memoryLimit = memoryMiB;
  }

  /** Whether the command says how long. */
  public boolean isTimeSaid() {
    return command().commandLine().getParseResult().hasMatchedOption(TIME);
  }

  /**
   * The limits they stand for.
   *
   * @throws ParameterException if one of them is out of range
   */
  public Limits limits() {
    if (!(timeLimit >= 0.1 && timeLimit <= 3600)) {
      throw wrong("--time-limit must be between 0.1 and 3600 seconds, not " + timeLimit);
    }
    if (memoryLimit < 16 || memoryLimit > 65_536) {
      throw wrong("--memory-limit must be between 16 and 65536 MiB, not " + memoryLimit);
    }
    Duration cpu = Duration.ofMillis(Math.round(timeLimit * 1000));
    return new Limits(cpu, memoryLimit, Limits.DEFAULT.outputBytes());
  }
}
