package gridmark.count;

import java.math.BigInteger;
import java.util.Optional;

/**
 * How far to count, and who may look on. Counting also ends when the thread is interrupted.
 *
 * @param atMost counting ends once this many solutions are known; empty for all
 * @param memoryBytes what the tables of one count may use; an estimate, kept to a few per cent
 * @param listener told now and then how far counting is
 */
public record CountOptions(Optional<BigInteger> atMost, long memoryBytes, Listener listener) {

  /** Looks on. Called from the thread that counts, ten times a second. */
  @FunctionalInterface
  public interface Listener {

    /**
     * How far counting is.
     *
     * @param done the share of the work that is done, from 0 to 1; negative while that is not known
     * @param atLeast so many solutions there are for certain
     */
    void progress(double done, BigInteger atLeast);
  }

  private static final double SHARE_OF_HEAP = 0.6;

  public CountOptions {
    if (atMost.isPresent() && atMost.get().signum() <= 0) {
      throw new IllegalArgumentException("at most " + atMost.get() + " solutions: give 1 or more");
    }
    if (memoryBytes <= 0) {
      throw new IllegalArgumentException(memoryBytes + " bytes of memory: give more");
    }
  }

  /** All solutions, with three fifths of the largest heap. */
  public static CountOptions all() {
    long memory = (long) (Runtime.getRuntime().maxMemory() * SHARE_OF_HEAP);
    return new CountOptions(Optional.empty(), memory, (done, atLeast) -> {});
  }

  /** The same, ending once this many solutions are known. */
  public CountOptions withAtMost(BigInteger limit) {
    return new CountOptions(Optional.of(limit), memoryBytes, listener);
  }

  /** The same, with other memory for the tables. */
  public CountOptions withMemory(long bytes) {
    return new CountOptions(atMost, bytes, listener);
  }

  /** The same, with someone who looks on. */
  public CountOptions withListener(Listener other) {
    return new CountOptions(atMost, memoryBytes, other);
  }
}
