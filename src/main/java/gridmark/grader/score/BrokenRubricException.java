package gridmark.grader.score;

import gridmark.json.BrokenFileException;
import gridmark.json.Problem;
import java.util.List;

/** A rubric cannot be used. */
public final class BrokenRubricException extends BrokenFileException {

  private static final long serialVersionUID = 1L;

  BrokenRubricException(List<Problem> problems) {
    super(problems);
  }
}
