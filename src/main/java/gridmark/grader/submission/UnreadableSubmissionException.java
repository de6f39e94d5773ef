package gridmark.grader.submission;

/**
 * What was given as a submission cannot be read at all: a matter for who called, not for the
 * student.
 */
public final class UnreadableSubmissionException extends Exception {

  private static final long serialVersionUID = 1L;

  UnreadableSubmissionException(String message) {
    super(message);
  }
}
