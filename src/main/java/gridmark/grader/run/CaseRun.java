package gridmark.grader.run;

import gridmark.grader.sandbox.Limits;
import gridmark.grader.testcase.TestCase;
import java.time.Duration;
import java.util.Optional;

/**
 * One case, run.
 *
 * @param limits what it was allowed
 * @param cpu processor time of the whole process tree
 * @param printed what the submission printed meanwhile, capped
 * @param satUse what it asked of sat4j, by its own process's account; absent if that said nothing
 */
public record CaseRun(
    TestCase testCase,
    Outcome outcome,
    Limits limits,
    Duration cpu,
    Duration wall,
    String printed,
    Optional<SatUse> satUse) {

  static CaseRun without(TestCase testCase, Limits limits, Outcome outcome) {
    return new CaseRun(
        testCase, outcome, limits, Duration.ZERO, Duration.ZERO, "", Optional.empty());
  }
}
