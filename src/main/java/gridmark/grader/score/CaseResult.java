package gridmark.grader.score;

import gridmark.assignment.Verdict;
import gridmark.grader.judge.Judgement;
import gridmark.grader.pack.TestCase;

/** One case, judged and with its points. */
public record CaseResult(Judgement judgement, double points) {

  public TestCase testCase() {
    return judgement.run().testCase();
  }

  public Verdict verdict() {
    return judgement.verdict();
  }

  public double maxPoints() {
    return testCase().points();
  }
}
