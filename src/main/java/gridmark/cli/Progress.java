package gridmark.cli;

import gridmark.grader.run.CaseRun;
import java.util.function.Consumer;

/**
 * Shows on a terminal which case was run last; elsewhere nothing, since a log has no use for it.
 */
final class Progress implements Consumer<CaseRun>, AutoCloseable {

  private static final String CLEAR_LINE = "\r\u001B[K";

  private final Terminal terminal;
  private int count;

  Progress(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void accept(CaseRun run) {
    count++;
    show(CLEAR_LINE + count + "  " + run.testCase().id());
  }

  @Override
  public void close() {
    show(CLEAR_LINE);
  }

  private void show(String text) {
    if (terminal.isInteractive()) {
      terminal.err().print(text);
      terminal.err().flush();
    }
  }
}
