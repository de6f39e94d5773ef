package gridmark.assignment;

import java.util.Locale;

/** How a case ended. */
public enum Verdict {
  ACCEPTED,
  WRONG_ANSWER,
  TIME_LIMIT,
  MEMORY_LIMIT,
  OUTPUT_LIMIT,
  CRASHED,
  NOT_RUN,
  /** Our fault, never the student's. */
  GRADER_ERROR;

  /** The verdict as people read it: "wrong answer". */
  public String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
