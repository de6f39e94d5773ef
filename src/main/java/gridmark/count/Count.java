package gridmark.count;

import java.math.BigInteger;

/**
 * What counting found: the number of solutions, or, where counting ended early, a number that there
 * are at least. It is never more than the true number.
 */
public sealed interface Count {

  /** The number of solutions, or the number that there are at least. */
  BigInteger number();

  /** Why counting ended, with the cure if something kept the number from being exact. */
  String reason();

  /** Whether {@link #number} is the number of all solutions. */
  default boolean isExact() {
    return this instanceof Exact;
  }

  /** All solutions were counted. */
  record Exact(BigInteger number) implements Count {
    @Override
    public String reason() {
      return "all were counted";
    }
  }

  /** As many solutions were found as were asked for; there may be more. */
  record LimitReached(BigInteger number) implements Count {
    @Override
    public String reason() {
      return "as many as were asked for";
    }
  }

  /**
   * The tables grew to the memory they may use.
   *
   * @param mebibytes what they may use
   */
  record MemoryReached(BigInteger number, long mebibytes) implements Count {
    @Override
    public String reason() {
      return "the memory cap of " + mebibytes + " MiB was reached: raise it with --memory";
    }
  }

  /** Counting was told to stop. */
  record Stopped(BigInteger number) implements Count {
    @Override
    public String reason() {
      return "counting was stopped";
    }
  }
}
