package gridmark.json;

import gridmark.json.Problems.Problem;
import java.util.List;

/** A file that somebody wrote cannot be used. Its message tells all that is wrong. */
public abstract class BrokenFileException extends Exception {

  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // never serialised: exceptions merely are serialisable
  private final List<Problem> problems;

  protected BrokenFileException(Problems problems) {
    super(problems.toString());
    this.problems = problems.all();
  }

  public List<Problem> problems() {
    return problems;
  }
}
