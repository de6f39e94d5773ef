package gridmark.cli;

import gridmark.grader.GradeListener;
import gridmark.grader.run.CaseRun;
import gridmark.grader.testcase.TestCase;
import java.util.List;

/**
 * Shows on a terminal which case was run last; elsewhere nothing, since a log has no use for it.
 */
final class Progress implements GradeListener, AutoCloseable {

  private final StatusLine line;
  private int count;

  Progress(Terminal terminal) {
    this.line = new StatusLine(terminal);
  }

  @Override
  public void begins(List<TestCase> cases) {
    line.show("compiling");
  }

  @Override
  public void ran(CaseRun run) {
    count++;
    line.show(count + "  " + run.testCase().id());
  }

  @Override
  public void close() {
    line.close();
  }
}
