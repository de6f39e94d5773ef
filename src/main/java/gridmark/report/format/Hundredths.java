package gridmark.report.format;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Points as whole hundredths of a point, for platforms that know integers only. */
final class Hundredths {

  private Hundredths() {}

  /** The nearest. */
  static long of(double points) {
    return exact(points).setScale(0, RoundingMode.HALF_UP).longValueExact();
  }

  /**
   * Each of the points as one of the two hundredths next to it, so that all together are the
   * nearest to their sum: those that lose most by rounding down are rounded up.
   */
  static List<Long> summingUp(List<Double> points) {
    List<BigDecimal> exact = points.stream().map(Hundredths::exact).toList();
    List<Long> whole = new ArrayList<>(exact.stream().map(BigDecimal::longValue).toList());
    long sum =
        exact.stream()
            .reduce(BigDecimal.ZERO, BigDecimal::add)
            .setScale(0, RoundingMode.HALF_UP)
            .longValueExact();
    long missing = sum - whole.stream().mapToLong(Long::longValue).sum();
    IntStream.range(0, exact.size())
        .boxed()
        .sorted(
            Comparator.comparing((Integer i) -> exact.get(i).remainder(BigDecimal.ONE)).reversed())
        .limit(missing)
        .forEach(i -> whole.set(i, whole.get(i) + 1));
    return List.copyOf(whole);
  }

  private static BigDecimal exact(double points) {
    return BigDecimal.valueOf(points).movePointRight(2);
  }
}
