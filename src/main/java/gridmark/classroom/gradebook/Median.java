package gridmark.classroom.gradebook;

import java.util.Arrays;

/** The value in the middle. */
final class Median {

  private Median() {}

  /** Of no values it is 0, of an even number the mean of the two in the middle. */
  static double of(double... values) {
    if (values.length == 0) {
      return 0;
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
