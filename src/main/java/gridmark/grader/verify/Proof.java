package gridmark.grader.verify;

import gridmark.count.Count;
import gridmark.grader.testcase.TestCase;
import java.util.List;

/**
 * What two independent solvers and a counter say of a case.
 *
 * @param solutions how many there are, counted up to a limit
 * @param doubts why the case does not expect what it should; empty if it is proved
 */
public record Proof(TestCase testCase, Count solutions, List<String> doubts) {

  public Proof {
    doubts = List.copyOf(doubts);
  }

  public boolean holds() {
    return doubts.isEmpty();
  }
}
