package gridmark.grader.pack;

import gridmark.json.BrokenFileException;
import gridmark.json.Problems;

/** A pack cannot be used. Nobody is graded with half a pack. */
public final class BrokenPackException extends BrokenFileException {

  private static final long serialVersionUID = 1L;

  BrokenPackException(Problems problems) {
    super(problems);
  }
}
