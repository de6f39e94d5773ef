package gridmark.classroom.gradebook;

import gridmark.grader.score.Result;
import java.util.Locale;

/**
 * What came of a row, in one word: the verdict of the first case lost, the status of what could not
 * be run, or why there is neither.
 */
public enum Upshot {
  ACCEPTED,
  WRONG_ANSWER,
  TIME_LIMIT,
  MEMORY_LIMIT,
  OUTPUT_LIMIT,
  CRASHED,
  NOT_RUN,
  COMPILE_ERROR,
  NO_SOLVER,
  WRONG_INTERFACE,
  GRADER_ERROR,

  /** The submission could not be read, or broke the grader. */
  NOT_GRADED,

  /** There is no submission. */
  NOTHING;

  static Upshot of(Result result) {
    return valueOf(result.outcome());
  }

  /** As people would say it. */
  public String words() {
    return this == NOTHING
        ? "nothing handed in"
        : name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
