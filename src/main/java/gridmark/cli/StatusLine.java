package gridmark.cli;

/** A line on a terminal that is written over and over; elsewhere nothing. */
final class StatusLine implements AutoCloseable {

  private static final String CLEAR_LINE = "\r\u001B[K";

  private final Terminal terminal;

  StatusLine(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Shows this in place of what was shown before. */
  void show(String text) {
    if (terminal.isInteractive()) {
      terminal.err().print(CLEAR_LINE + text);
      terminal.err().flush();
    }
  }

  @Override
  public void close() {
    show("");
  }
}
