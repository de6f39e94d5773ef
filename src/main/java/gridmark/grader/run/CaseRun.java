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
 * @param isAfresh whether this is what came of asking it again in a fresh process, because what
 *     earlier cases had left behind had used up a limit
 */
public record CaseRun(
    TestCase testCase,
    Outcome outcome,
    Limits limits,
    Duration cpu,
    Duration wall,
    String printed,
    Map<String, String> facts,
    boolean isAfresh) {

  public CaseRun {
    facts = Map.copyOf(facts);
  }

  /** A case that was asked once. */
  public CaseRun(
      TestCase testCase,
      Outcome outcome,
      Limits limits,
      Duration cpu,
      Duration wall,
      String printed,
      Map<String, String> facts) {
    this(testCase, outcome, limits, cpu, wall, printed, facts, false);
  }

  /** The same, asked again. */
  CaseRun afresh() {
    return new CaseRun(testCase, outcome, limits, cpu, wall, printed, facts, true);
  }

  /** A case of which nothing is known but what came of it. */
  public static CaseRun without(TestCase testCase, Limits limits, Outcome outcome) {
    return new CaseRun(testCase, outcome, limits, Duration.ZERO, Duration.ZERO, "", Map.of());
  }
}
