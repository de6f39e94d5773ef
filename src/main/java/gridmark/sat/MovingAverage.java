package gridmark.sat;

/** The average of the latest numbers, where older ones count less and less. */
final class MovingAverage {

  private final int span;
  private int count;
  private double value;

  /**
   * An average of no numbers yet.
   *
   * @param span how many numbers back it reaches, roughly
   */
  MovingAverage(int span) {
    this.span = span;
  }

  void add(double number) {
    // The first numbers weigh the same, so that the beginning is no special case.
    count = Math.min(count + 1, span);
    value += (number - value) / count;
  }

  double value() {
    return value;
  }
}
