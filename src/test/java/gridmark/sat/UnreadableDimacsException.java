package gridmark.sat;

/** A text that is no formula in DIMACS form: where reading stopped, and why. */
public final class UnreadableDimacsException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  UnreadableDimacsException(int line, int column, String reason) {
    super("line " + line + ", column " + column + ": " + reason);
    this.line = line;
    this.column = column;
  }

  /** The line, from 1. */
  public int line() {
    return line;
  }

  /** The character in the line, from 1. */
  public int column() {
    return column;
  }
}
