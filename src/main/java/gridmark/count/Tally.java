package gridmark.count;

import java.math.BigInteger;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The running total of one count: what is known for certain, what memory the tables use, and
 * whether to go on. Methods end a count early by a {@link Halt}, which the counter turns into what
 * was known by then.
 */
final class Tally {

  /** What an entry of a map costs, roughly. */
  static final int ENTRY_BYTES = 96;

  private static final double UNKNOWN = -1;
  private static final long NANOS_BETWEEN_LOOKS = TimeUnit.MILLISECONDS.toNanos(100);

  private final CountOptions options;
  private final LongSupplier nanoClock;
  private BigInteger known = BigInteger.ZERO;
  private double done = UNKNOWN;
  private long usedBytes;
  private long nextLook;

  Tally(CountOptions options) {
    this(options, System::nanoTime);
  }

  Tally(CountOptions options, LongSupplier nanoClock) {
    this.options = options;
    this.nanoClock = nanoClock;
    this.nextLook = nanoClock.getAsLong() + NANOS_BETWEEN_LOOKS;
  }

  /** The number of solutions there are at least. */
  BigInteger known() {
    return known;
  }

  /** Notes that there are at least so many solutions. */
  void atLeast(BigInteger number) {
    known = known.max(number);
    if (options.atMost().isPresent() && known.compareTo(options.atMost().get()) >= 0) {
      known = options.atMost().get();
      throw new Halt(Halt.Reason.LIMIT);
    }
  }

  void done(double share) {
    done = share;
  }

  /**
   * Ten times a second, tells the listener and ends the count if interrupted. Cheap enough for
   * every node; whoever works for more than some milliseconds must call it.
   */
  void lookIfDue() {
    long now = nanoClock.getAsLong();
    if (now - nextLook >= 0) {
      nextLook = now + NANOS_BETWEEN_LOOKS;
      options.listener().progress(done, known);
      endIfInterrupted();
    }
  }

  void endIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new Halt(Halt.Reason.STOPPED);
    }
  }

  /** Whether the tables may grow by so much. */
  boolean hasRoomFor(long bytes) {
    return usedBytes + bytes <= options.memoryBytes();
  }

  /** Takes memory for a table, or ends the count if there is too little. */
  void take(long bytes) {
    if (!hasRoomFor(bytes)) {
      throw new Halt(Halt.Reason.MEMORY);
    }
    usedBytes += bytes;
  }

  void give(long bytes) {
    usedBytes -= bytes;
  }
}
