package gridmark.assignment;

import gridmark.exchange.Wire;
import java.util.Map;
import java.util.Optional;

/**
 * What a submission asked of sat4j in one case, directly or through {@code SatSolver}. It is
 * counted in the submission's process, which could make up any number: to be shown, never to be
 * judged by.
 *
 * @param calls how often a formula was solved
 * @param variables that occur in the largest of them
 * @param clauses of the largest
 * @param cardinalities of the largest: constraints that at least so many literals hold; one that
 *     says exactly counts as two
 */
public record SatUse(int calls, int variables, int clauses, int cardinalities) {

  public SatUse {
    if (calls < 0 || variables < 0 || clauses < 0 || cardinalities < 0) {
      throw new IllegalArgumentException("nothing is counted below 0");
    }
  }

  /** What the facts of a run say of it; empty where they do not, or make no sense. */
  public static Optional<SatUse> of(Map<String, String> facts) {
    try {
      return Optional.of(
          new SatUse(
              number(facts, Wire.SAT_CALLS),
              number(facts, Wire.SAT_VARIABLES),
              number(facts, Wire.SAT_CLAUSES),
              number(facts, Wire.SAT_CARDINALITIES)));
    } catch (IllegalArgumentException garbled) {
      return Optional.empty();
    }
  }

  private static int number(Map<String, String> facts, String key) {
    return Integer.parseInt(facts.getOrDefault(key, ""));
  }
}
