package gridmark.grader.testcase;

import java.util.List;

/**
 * The cases of one or more pack files, in order.
 *
 * @param assignment which assignment they belong to
 * @param sha256 of the files read, so that a result says what it was graded with
 */
public record Pack(String assignment, List<TestCase> cases, String sha256) {

  public Pack {
    cases = List.copyOf(cases);
    if (cases.isEmpty()) {
      throw new IllegalArgumentException("a pack has at least one case");
    }
  }
}
