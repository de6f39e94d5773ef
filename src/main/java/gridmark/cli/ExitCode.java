package gridmark.cli;

/** What the program tells the shell. */
final class ExitCode {

  static final int ALL_ACCEPTED = 0;
  static final int SOMETHING_LOST = 1;
  static final int WRONG_USE = 2;
  static final int GRADER_FAILED = 3;

  private ExitCode() {}
}
