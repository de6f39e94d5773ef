package gridmark.grader.run;

import gridmark.grader.pack.TestCase;
import gridmark.sandbox.Limits;
import java.time.Duration;
import java.util.Map;

/**
 * One case, run.
 *
 * @param limits what it was allowed
 * @param cpu processor time of the whole process tree
 * @param printed what the submission printed meanwhile, capped
 * @param facts what its own process tells of the case, by key: see {@link gridmark.exchange.Wire}
 */
public record CaseRun(
    TestCase testCase,
    Outcome outcome,
    Limits limits,
    Duration cpu,
    Duration wall,
    String printed,
    Map<String, String> facts) {

  public CaseRun {
    facts = Map.copyOf(facts);
  }

  /** A case of which nothing is known but what came of it. */
  public static CaseRun without(TestCase testCase, Limits limits, Outcome outcome) {
    return new CaseRun(testCase, outcome, limits, Duration.ZERO, Duration.ZERO, "", Map.of());
  }
}
