package gridmark.report.page;

import gridmark.report.view.ResultWords;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * A time on a logarithmic scale that ends at the limit, with a tick for the reference solver.
 *
 * @param width of the bar, of {@link #LENGTH}
 * @param ticks where the reference stands; none if it was not timed
 * @param decades where the powers of ten stand
 */
public record TimeBar(String words, int width, List<Integer> ticks, List<Integer> decades) {

  /** How long the scale is. */
  public static final int LENGTH = 240;

  /** Where it begins: the reference solver takes some tens of microseconds for most puzzles. */
  private static final long FIRST_NANOS = 10_000;

  static TimeBar of(Duration time, Optional<Duration> reference, Duration limit) {
    String words =
        ResultWords.time(time)
            + " of processor time"
            + reference.map(other -> "; the reference solver " + ResultWords.time(other)).orElse("")
            + "; the limit "
            + ResultWords.time(limit);
    return new TimeBar(
        words,
        Math.max(2, place(time, limit)),
        reference.map(other -> place(other, limit)).stream().toList(),
        LongStream.iterate(10 * FIRST_NANOS, nanos -> nanos < limit.toNanos(), nanos -> nanos * 10)
            .mapToObj(nanos -> place(Duration.ofNanos(nanos), limit))
            .toList());
  }

  private static int place(Duration time, Duration limit) {
    double share = decades(time) / decades(limit);
    return (int) Math.round(LENGTH * Math.min(1, Math.max(0, share)));
  }

  private static double decades(Duration time) {
    return Math.log10((double) time.toNanos() / FIRST_NANOS);
  }
}
