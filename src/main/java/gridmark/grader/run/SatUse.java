package gridmark.grader.run;

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
}
