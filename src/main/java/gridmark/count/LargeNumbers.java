package gridmark.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Numbers of any size held in a long each: a number that fits is itself, a larger one is the
 * complement of its place in a list. Most nodes of a diagram have small counts, so this saves
 * objects and stays exact.
 */
final class LargeNumbers {

  private final List<BigInteger> large = new ArrayList<>();

  BigInteger value(long code) {
    return code >= 0 ? BigInteger.valueOf(code) : large.get((int) ~code);
  }

  long sum(long first, long second) {
    if (first >= 0 && second >= 0 && first + second >= 0) {
      return first + second;
    }
    large.add(value(first).add(value(second)));
    return ~(large.size() - 1L);
  }
}
