package gridmark.grader.testcase;

import gridmark.grader.json.BrokenFileException;
import gridmark.grader.json.Problem;
import java.util.List;

/** A pack cannot be used. Nobody is graded with half a pack. */
public final class BrokenPackException extends BrokenFileException {

  private static final long serialVersionUID = 1L;

  BrokenPackException(List<Problem> problems) {
    super(problems);
  }
}
