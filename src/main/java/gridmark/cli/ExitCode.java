package gridmark.cli;

/** What the program tells the shell. */
public final class ExitCode {

  /** Graded, every case accepted. */
  public static final int ALL_ACCEPTED = 0;

  /** A tool did what it was asked for. */
  public static final int DONE = 0;

  /** Graded, something was lost. */
  public static final int SOMETHING_LOST = 1;

  /** A tool ended before the end: Ctrl-C, or memory. */
  public static final int STOPPED = 1;

  public static final int WRONG_USE = 2;
  public static final int GRADER_FAILED = 3;

  private ExitCode() {}
}
