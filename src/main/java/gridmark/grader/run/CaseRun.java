package gridmark.grader.run;

import gridmark.grader.pack.TestCase;
import gridmark.sandbox.Limits;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * One case, run.
 *
 * @param limits what it was allowed
 * @param cpu processor time of the whole process tree
 * @param printed what the submission printed meanwhile, capped
 * @param facts what its own process tells of the case, by key: see {@link gridmark.exchange.Wire};
 *     and whether that was {@link #isScarce}
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

  /** The fact that the grader adds, of a process that had little left. */
  static final String SCARCE = "scarce";

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

  /** Whether a right answer came of it. */
  boolean isRight() {
    return outcome instanceof Outcome.Answered answered
        && testCase.question().judge(answered.value()).isRight();
  }

  /** Whether its process had little left of what it is given for its whole life. */
  boolean isScarce() {
    return facts.containsKey(SCARCE);
  }

  /** The same, of a process that has little left. */
  CaseRun scarce() {
    Map<String, String> more = new HashMap<>(facts);
    more.put(SCARCE, "yes");
    return new CaseRun(testCase, outcome, limits, cpu, wall, printed, more, isAfresh);
  }

  /** The same, with its process crashed. */
  CaseRun crashed() {
    Outcome crashed = new Outcome.Ended(Outcome.Ended.CRASHED);
    return new CaseRun(testCase, crashed, limits, cpu, wall, printed, facts, isAfresh);
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
