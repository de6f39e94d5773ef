package gridmark.cli;

/**
 * A line on a terminal that is written over and over; elsewhere, and where it cannot be, nothing.
 */
public final class StatusLine implements AutoCloseable {

  private static final String CLEAR_LINE = "\r\u001B[K";
  private static final int BAR = 24;

  private final Terminal terminal;
  private boolean isShown;

  public StatusLine(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Shows this in place of what was shown before, as far as there is room in the line. */
  public void show(String text) {
    if (terminal.isInteractive() && !"dumb".equals(terminal.environment().get("TERM"))) {
      int room = terminal.style().width() - 1;
      terminal.err().print(CLEAR_LINE + text.substring(0, Math.min(room, text.length())));
      terminal.err().flush();
      isShown = true;
    }
  }

  /**
   * Shows how far it has come.
   *
   * @param step what is being done now
   */
  public void show(String stage, int done, int steps, String step) {
    int filled = BAR * done / Math.max(1, Math.max(done, steps));
    show(
        "%s [%s%s] %d of %d  %s"
            .formatted(stage, "#".repeat(filled), ".".repeat(BAR - filled), done, steps, step));
  }

  /** A line that stays, above the one that changes. */
  public void say(String text) {
    close();
    terminal.say(text);
  }

  /** A line for a log, where nothing is shown. */
  public void log(String text) {
    if (!terminal.isInteractive()) {
      terminal.say(text);
    }
  }

  @Override
  public void close() {
    if (isShown) {
      show("");
      isShown = false;
    }
  }
}
