package gridmark.grader.score;

import gridmark.json.BrokenFileException;
import gridmark.json.Problems;

/** A rubric cannot be used. */
public final class BrokenRubricException extends BrokenFileException {

  private static final long serialVersionUID = 1L;

  BrokenRubricException(Problems problems) {
    super(problems);
  }
}
