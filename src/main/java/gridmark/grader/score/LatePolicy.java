package gridmark.grader.score;

import gridmark.words.Words;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a late submission loses: so many percent of its score for every day that has begun since it
 * was due.
 *
 * @param due when it is due
 * @param grace how late costs nothing; who is later than that is late from the due time on
 * @param percentPerDay from 0 to 100
 * @param mostPercent where it ends, from 0 to 100
 */
public record LatePolicy(
    Instant due, Duration grace, BigDecimal percentPerDay, BigDecimal mostPercent) {

  private static final BigDecimal ALL = BigDecimal.valueOf(100);

  public LatePolicy {
    if (grace.isNegative() || !isPercent(percentPerDay) || !isPercent(mostPercent)) {
      throw new IllegalArgumentException(
          "grace is not negative, and percents are from 0 to 100: %s, %s, %s"
              .formatted(grace, percentPerDay, mostPercent));
    }
  }

  private static boolean isPercent(BigDecimal number) {
    return number.signum() >= 0 && number.compareTo(ALL) <= 0;
  }

  /** How late it came; zero or negative if it came in time. */
  Duration lateness(Instant submitted) {
    return Duration.between(due, submitted);
  }

  /** How many percent of the score are lost. */
  BigDecimal percent(Instant submitted) {
    Duration late = lateness(submitted);
    if (late.compareTo(grace) <= 0) {
      return BigDecimal.ZERO;
    }
    long begunDays = late.minusNanos(1).toDays() + 1;
    return percentPerDay.multiply(BigDecimal.valueOf(begunDays)).min(mostPercent);
  }

  /** A time as people say it, in its two largest parts: "1 day 3 h". */
  static String words(Duration time) {
    String[] parts = {
      time.toDays() == 0 ? "" : Words.counted(time.toDays(), "day"),
      part(time.toHoursPart(), " h"),
      part(time.toMinutesPart(), " min"),
      part(time.toSecondsPart(), " s")
    };
    String words =
        Stream.of(parts)
            .dropWhile(String::isEmpty)
            .limit(2)
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(" "));
    return words.isEmpty() ? "less than 1 s" : words;
  }

  private static String part(long count, String unit) {
    return count == 0 ? "" : count + unit;
  }
}
