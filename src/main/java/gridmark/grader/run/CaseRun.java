package gridmark.grader.run;

import gridmark.grader.sandbox.Limits;
import gridmark.grader.testcase.TestCase;
import java.time.Duration;

/**
 * One case, run.
 *
 * @param limits what it was allowed
 * @param cpu processor time of the whole process tree
 * @param printed what the submission printed meanwhile, capped
 */
public record CaseRun(
    TestCase testCase,
    Outcome outcome,
    Limits limits,
    Duration cpu,
    Duration wall,
    String printed) {

  static CaseRun without(TestCase testCase, Limits limits, Outcome outcome) {
    return new CaseRun(testCase, outcome, limits, Duration.ZERO, Duration.ZERO, "");
  }
}
