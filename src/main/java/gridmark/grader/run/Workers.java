package gridmark.grader.run;

import gridmark.exchange.Signature;
import gridmark.grader.pack.TestCase;
import gridmark.language.Preparation;
import gridmark.language.Workshop;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The processes that submissions run in, one at a time. After anything but an answer the next case
 * gets a fresh one, so one case cannot spoil another; and one submission's is never another's.
 */
public final class Workers implements AutoCloseable {

  private final Workshop workshop;
  private final Limits limits;
  private final boolean isAhead;
  private SolverProcess process;
  private Optional<SolverProcess> next = Optional.empty();

  private Workers(Workshop workshop, Limits limits, boolean isAhead) throws IOException {
    this.workshop = workshop;
    this.limits = limits;
    this.isAhead = isAhead;
    this.process = SolverProcess.start(workshop, limits);
  }

  /** Starts the first process; it gets ready while the caller does something else. */
  public static Workers start(Workshop workshop, Limits limits) throws IOException {
    return new Workers(workshop, limits, false);
  }

  /** Processes for many submissions: the next one gets ready while this one runs. */
  public static Workers startAhead(Workshop workshop, Limits limits) throws IOException {
    return new Workers(workshop, limits, true);
  }

  /**
   * The trial of the next submission; that of the one before is over.
   *
   * @param signature what is called in it
   * @param transcript what need not be run again; what is run is added
   */
  public Trial trial(Preparation submission, Signature signature, Transcript transcript) {
    renew();
    return new Trial(this, submission, signature, transcript, limits);
  }

  /** The next case is for a process that has seen nothing. */
  void renew() {
    if (!process.isFresh()) {
      process.retire();
    }
  }

  /** Whether a case would be the first of its process. */
  boolean isFirst(TestCase testCase) {
    return process.isFresh() || !process.maySee(testCase);
  }

  /**
   * What one process would be asked if it answered everything: see {@link SolverProcess#maySee}.
   */
  static List<TestCase> together(List<TestCase> cases) {
    int end = 1;
    while (end < cases.size() && (cases.get(end).isHidden() || !cases.get(end - 1).isHidden())) {
      end++;
    }
    return cases.subList(0, end);
  }

  /** The process that a case may go to. */
  SolverProcess forCase(TestCase testCase) throws IOException {
    if (!process.maySee(testCase)) {
      process.close();
      process = next.isPresent() ? next.get() : SolverProcess.start(workshop, limits);
      next = Optional.empty();
    }
    if (process.isFresh() && isAhead && next.isEmpty()) {
      next = Optional.of(SolverProcess.start(workshop, limits));
    }
    return process;
  }

  @Override
  public void close() {
    process.close();
    next.ifPresent(SolverProcess::close);
  }
}
