package gridmark.sandbox;

import java.time.Duration;

/**
 * What a submission may use for one case.
 *
 * @param cpu processor time of the whole process tree; verdicts rest on it, since a busy machine
 *     does not change it
 * @param memoryMiB the heap
 * @param outputBytes what it may print
 */
public record Limits(Duration cpu, int memoryMiB, long outputBytes) {

  /** What holds unless the command line says otherwise. */
  public static final Limits DEFAULT = new Limits(Duration.ofSeconds(10), 256, 8L << 20);

  /** What its files may take up together. */
  public static final long DISK_BYTES = 64L << 20;

  /**
   * Wall time may be so many times the processor time: enough for a machine with far too much to
   * do.
   */
  private static final int WALL_FACTOR = 8;

  public Limits {
    if (cpu.isNegative() || cpu.isZero() || memoryMiB < 16 || outputBytes < 1) {
      throw new IllegalArgumentException("limits must be positive, memory at least 16 MiB");
    }
  }

  /** The wall time after which a case is ended however little it computes. */
  public Duration wall() {
    return cpu.multipliedBy(WALL_FACTOR);
  }
}
