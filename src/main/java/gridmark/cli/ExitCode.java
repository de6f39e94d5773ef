package gridmark.cli;

/** What the program tells the shell. */
final class ExitCode {

  /** Graded, every case accepted. */
  static final int ALL_ACCEPTED = 0;

  /** A tool did what it was asked for. */
  static final int DONE = 0;

  /** Graded, something was lost. */
  static final int SOMETHING_LOST = 1;

  /** A tool ended before the end: Ctrl-C, or memory. */
  static final int STOPPED = 1;

  static final int WRONG_USE = 2;
  static final int GRADER_FAILED = 3;

  private ExitCode() {}
}
