package gridmark.assignment.filling;

import java.util.Locale;

/**
 * What a case expects of a right solver. No answer is stored: any grid that keeps the rules will
 * do.
 */
public enum Expectation {
  SOLVABLE,
  UNSOLVABLE;

  /** The name used in packs. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
