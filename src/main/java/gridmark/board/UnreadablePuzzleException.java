package gridmark.board;

/** A text that is no puzzle: where reading stopped, and why. */
public final class UnreadablePuzzleException extends Exception {

  private static final long serialVersionUID = 1L;

  UnreadablePuzzleException(int line, int column, String reason) {
    super("line " + line + ", column " + column + ": " + reason);
  }
}
