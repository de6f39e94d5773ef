package gridmark.cli;

import gridmark.grader.GradeListener;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.words.Words;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Shows how far grading has come: on a terminal a bar with the case that is being run, elsewhere a
 * line at the start and then one from time to time, so that a log shows that something happens.
 */
final class Progress implements GradeListener, AutoCloseable {

  private static final long PAUSE = Duration.ofSeconds(10).toNanos();

  private final LongSupplier nanoTime;
  private final StatusLine line;
  private List<TestCase> cases = List.of();
  private int done;
  private long told;

  /**
   * @param nanoTime the clock
   */
  Progress(Terminal terminal, LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.line = new StatusLine(terminal);
  }

  @Override
  public void begins(List<TestCase> toRun) {
    cases = toRun;
    line.show("Building");
    tell("Building, then running " + Words.counted(toRun.size(), "case"));
  }

  @Override
  public void ran(CaseRun run) {
    done++;
    String now = done < cases.size() ? cases.get(done).id() : "looking for the cause of failures";
    line.show("Running", done, cases.size(), now);
    if (nanoTime.getAsLong() - told >= PAUSE) {
      tell("%d of %d cases run".formatted(done, cases.size()));
    }
  }

  private void tell(String text) {
    told = nanoTime.getAsLong();
    line.log(text);
  }

  @Override
  public void close() {
    line.close();
  }
}
