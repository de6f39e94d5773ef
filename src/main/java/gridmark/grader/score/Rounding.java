package gridmark.grader.score;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * How a score is rounded: to a multiple of a step, such as 0.5 or 0.01.
 *
 * @param step above 0
 */
public record Rounding(BigDecimal step, Mode mode) {

  /** Shares of points are fractions; their sum should not show it. */
  static final Rounding USUAL = new Rounding(new BigDecimal("0.0001"), Mode.HALF_UP);

  /** Which way a score between two steps goes. */
  public enum Mode {
    HALF_UP(RoundingMode.HALF_UP),
    DOWN(RoundingMode.FLOOR),
    UP(RoundingMode.CEILING);

    private final RoundingMode mode;

    Mode(RoundingMode mode) {
      this.mode = mode;
    }

    /** As rubrics have it. */
    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  public Rounding {
    if (step.signum() <= 0) {
      throw new IllegalArgumentException("nothing can be rounded to " + step);
    }
  }

  BigDecimal of(BigDecimal points) {
    return points.divide(step, 0, mode.mode).multiply(step);
  }
}
