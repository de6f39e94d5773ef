package gridmark.grader.pack;

import gridmark.assignment.Assignment;
import java.util.Collection;
import java.util.List;

/**
 * The cases of one or more pack files, in order.
 *
 * @param assignment which assignment they belong to
 * @param sha256 of the files read, so that a result says what it was graded with
 */
public record Pack(Assignment assignment, List<TestCase> cases, String sha256) {

  public Pack {
    cases = List.copyOf(cases);
    if (cases.isEmpty()) {
      throw new IllegalArgumentException("a pack has at least one case");
    }
  }

  /** The same with those of its cases only, in its own order. */
  public Pack only(Collection<String> ids) {
    return new Pack(
        assignment, cases.stream().filter(each -> ids.contains(each.id())).toList(), sha256);
  }
}
