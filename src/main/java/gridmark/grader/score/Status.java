package gridmark.grader.score;

/** How grading a submission ended. */
public enum Status {
  GRADED,
  COMPILE_ERROR,
  NO_SOLVER,
  WRONG_INTERFACE,
  /** Our fault: the result is not a grade. */
  GRADER_ERROR
}
