package gridmark.cli.instructor;

import gridmark.cli.StatusLine;
import gridmark.cli.Terminal;
import gridmark.grader.verify.VerifyListener;

/** A bar on a terminal; elsewhere a line for each stage. */
final class VerifyProgress implements VerifyListener, AutoCloseable {

  private final StatusLine line;
  private String stage = "";
  private int steps;
  private int done;

  VerifyProgress(Terminal terminal) {
    this.line = new StatusLine(terminal);
  }

  @Override
  public void begin(String newStage, int newSteps) {
    stage = newStage;
    steps = newSteps;
    done = 0;
    line.log("%s: %d".formatted(stage, steps));
  }

  @Override
  public void done(String step) {
    done++;
    line.show(stage, done, steps, step);
  }

  @Override
  public void close() {
    line.close();
  }
}
