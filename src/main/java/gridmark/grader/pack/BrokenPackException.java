package gridmark.grader.pack;

import gridmark.json.BrokenFileException;
import gridmark.json.Problem;
import java.util.List;

/** A pack cannot be used. Nobody is graded with half a pack. */
public final class BrokenPackException extends BrokenFileException {

  private static final long serialVersionUID = 1L;

  BrokenPackException(List<Problem> problems) {
    super(problems);
  }
}
