package gridmark.count;

import java.math.BigInteger;

/** Looks on while solutions are counted. Called from the thread that counts, ten times a second. */
@FunctionalInterface
public interface CountListener {

  /**
   * How far counting is.
   *
   * @param done the share of the work that is done, from 0 to 1; negative while that is not known
   * @param atLeast so many solutions there are for certain
   */
  void progress(double done, BigInteger atLeast);
}
