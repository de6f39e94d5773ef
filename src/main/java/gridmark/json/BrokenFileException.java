package gridmark.json;

import java.util.List;
import java.util.stream.Collectors;

/** A file that somebody wrote cannot be used. Its message tells all that is wrong. */
public abstract class BrokenFileException extends Exception {

  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // never serialised: exceptions merely are serialisable
  private final List<Problem> problems;

  protected BrokenFileException(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  public List<Problem> problems() {
    return problems;
  }
}
