package gridmark.sandbox;

import gridmark.sandbox.Event.Overrun;
import java.time.Duration;
import java.util.Optional;

/**
 * Watches one request to a child against the limits.
 *
 * <p>Processor time decides. Beside it stand two limits on wall time: a child that has computed
 * next to nothing over a whole limit's length is waiting for something that will not come; one that
 * computes a little all the time may go on for a multiple of the limit, since the machine may be
 * busy.
 */
public final class Watch {

  /** Below this share of the wall time a process is waiting, however busy the machine. */
  private static final double IDLE_SHARE = 0.02;

  /**
   * Processor time is counted in steps of 10 ms; over a shorter time it says nothing of waiting.
   */
  private static final Duration LEAST_IDLE_WINDOW = Duration.ofSeconds(2);

  /** How often to look for what takes longer to find: other processes, and files. */
  private static final Duration LOOK_AROUND = Duration.ofMillis(250);

  private final Child child;
  private final Limits limits;
  private final Duration cpuBefore;
  private final long start = System.nanoTime();
  private long idleWindowStart = start;
  private Duration idleWindowCpu;
  private long lastLook = start;
  private long lastCheck = start;

  Watch(Child child, Limits limits) {
    this.child = child;
    this.limits = limits;
    this.cpuBefore = child.cpu();
    this.idleWindowCpu = cpuBefore;
  }

  /** Processor time since the watch began. */
  public Duration cpu() {
    Duration used = child.cpu().minus(cpuBefore);
    return used.isNegative() ? Duration.ZERO : used;
  }

  /** Wall time since the watch began. */
  public Duration wall() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** The limit on output or processor time that was passed, if one was. */
  public Optional<Overrun> exceeded() {
    return when(child.printedBytes() > limits.outputBytes(), Overrun.OUTPUT)
        .or(() -> when(cpu().compareTo(limits.cpu()) > 0, Overrun.CPU));
  }

  private static Optional<Overrun> when(boolean isPassed, Overrun limit) {
    return isPassed ? Optional.of(limit) : Optional.empty();
  }

  /**
   * Any limit that was passed, if it is time to look again. It is looked at however much the child
   * says: a flood of lines must not keep the clock from being read.
   */
  Optional<Overrun> overrunIfDue(long millis) {
    long now = System.nanoTime();
    if (now - lastCheck < millis * 1_000_000) {
      return Optional.empty();
    }
    lastCheck = now;
    return overrun(now);
  }

  private Optional<Overrun> overrun(long now) {
    if (now - lastLook > LOOK_AROUND.toNanos()) {
      lastLook = now;
      child.noteDescendants();
      if (child.filesExceed(Limits.DISK_BYTES)) {
        return Optional.of(Overrun.DISK);
      }
    }
    return exceeded()
        .or(() -> when(child.memoryExceeds(), Overrun.MEMORY))
        .or(() -> when(isIdle(now), Overrun.IDLE))
        .or(() -> when(wall().compareTo(limits.wall()) > 0, Overrun.WALL));
  }

  private boolean isIdle(long now) {
    long window = now - idleWindowStart;
    if (window < limits.cpu().toNanos() || window < LEAST_IDLE_WINDOW.toNanos()) {
      return false;
    }
    Duration cpuNow = child.cpu();
    boolean idle = cpuNow.minus(idleWindowCpu).toNanos() < window * IDLE_SHARE;
    idleWindowStart = now;
    idleWindowCpu = cpuNow;
    return idle;
  }
}
