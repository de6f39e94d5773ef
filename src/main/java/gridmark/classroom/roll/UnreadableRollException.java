package gridmark.classroom.roll;

/** The class cannot be read at all; the message says why, and what to do. */
public final class UnreadableRollException extends Exception {
  private static final long serialVersionUID = 1L;

  UnreadableRollException(String message) {
    super(message);
  }
}
