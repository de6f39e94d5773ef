package gridmark.grader.testcase;

/**
 * What a case expects of a right solver. No answer is stored: any grid that keeps the rules will
 * do.
 */
public enum Expectation {
  SOLVABLE,
  UNSOLVABLE
}
