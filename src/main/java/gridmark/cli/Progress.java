package gridmark.cli;

import gridmark.grader.run.CaseRun;
import java.util.function.Consumer;

/**
 * Shows on a terminal which case was run last; elsewhere nothing, since a log has no use for it.
 */
final class Progress implements Consumer<CaseRun>, AutoCloseable {

  private final StatusLine line;
  private int count;

  Progress(Terminal terminal) {
    this.line = new StatusLine(terminal);
  }

  @Override
  public void accept(CaseRun run) {
    count++;
    line.show(count + "  " + run.testCase().id());
  }

  @Override
  public void close() {
    line.close();
  }
}
