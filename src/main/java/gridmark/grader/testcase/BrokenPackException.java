package gridmark.grader.testcase;

import java.util.List;
import java.util.stream.Collectors;

/** A pack cannot be used. Nobody is graded with half a pack. */
public final class BrokenPackException extends Exception {

  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // never serialised: exceptions merely are serialisable
  private final List<PackProblem> problems;

  BrokenPackException(List<PackProblem> problems) {
    super(problems.stream().map(PackProblem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  public List<PackProblem> problems() {
    return problems;
  }
}
