package gridmark.count;

import gridmark.board.Puzzle;
import java.math.BigInteger;
import java.util.function.Function;

/**
 * Counts the solutions of a puzzle, exactly. It keeps nothing between calls and may be used by
 * several threads at once.
 *
 * <p>What is forced is placed first, and a short plain {@link PlainCount} finds all solutions if
 * there are few, and as many as were asked for if that is a small number; it is given longer then.
 * If there are more, a decision diagram counts them without visiting each: see {@link Method}.
 */
public final class SolutionCounter {

  /** A search this long costs a few milliseconds; most puzzles with few solutions need less. */
  private static final long FIRST_BRANCHINGS = 500;

  /** Up to this limit, a search that reaches it is quicker than a diagram. */
  private static final BigInteger SMALL_LIMIT = BigInteger.valueOf(100_000);

  /** Enough to find {@link #SMALL_LIMIT} solutions where a search seldom errs: some seconds. */
  private static final long BRANCHINGS_TO_SMALL_LIMIT = 1_000_000;

  private static final long BYTES_PER_MEBIBYTE = 1 << 20;

  private SolutionCounter() {}

  /** The number of solutions, by the method that suits the puzzle. */
  public static Count count(Puzzle puzzle, CountOptions options) {
    return count(
        options,
        tally -> {
          Position position = new Position(puzzle);
          PlainCount search = new PlainCount(position, tally, branchings(options));
          if (search.run()) {
            return search.found();
          }
          return Method.bestFor(puzzle.shape()).count(position, tally);
        });
  }

  private static long branchings(CountOptions options) {
    boolean isSmall =
        options.atMost().filter(limit -> limit.compareTo(SMALL_LIMIT) <= 0).isPresent();
    return isSmall ? BRANCHINGS_TO_SMALL_LIMIT : FIRST_BRANCHINGS;
  }

  /** The number of solutions by one method, for comparing methods. */
  static Count count(Puzzle puzzle, CountOptions options, Method method) {
    return count(options, tally -> method.count(new Position(puzzle), tally));
  }

  private static Count count(CountOptions options, Function<Tally, BigInteger> counting) {
    Tally tally = new Tally(options);
    try {
      tally.endIfInterrupted();
      BigInteger number = counting.apply(tally);
      tally.atLeast(number);
      return new Count.Exact(number);
    } catch (Halt halt) {
      return switch (halt.reason) {
        case LIMIT -> new Count.LimitReached(tally.known());
        case MEMORY ->
            new Count.MemoryReached(tally.known(), options.memoryBytes() / BYTES_PER_MEBIBYTE);
        case STOPPED -> new Count.Stopped(tally.known());
      };
    }
  }
}
