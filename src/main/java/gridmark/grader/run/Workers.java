package gridmark.grader.run;

import gridmark.exchange.Signature;
import gridmark.grader.pack.TestCase;
import gridmark.language.Mishaps;
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
    this.process = fresh();
  }

  /**
   * Starts the first process; it gets ready while the caller does something else.
   *
   * @param workshop where they come from; it is closed with them
   * @param isAhead for many submissions: the next process gets ready while this one runs
   */
  public static Workers start(Workshop workshop, Limits limits, boolean isAhead)
      throws IOException {
    try {
      return new Workers(workshop, limits, isAhead);
    } catch (IOException e) {
      workshop.close();
      throw e;
    }
  }

  private SolverProcess fresh() throws IOException {
    return new SolverProcess(workshop.startWorker(), limits);
  }

  public Workshop workshop() {
    return workshop;
  }

  /**
   * The trial of the next submission; that of the one before is over.
   *
   * @param mishaps of its language
   * @param signature what is called in it
   * @param transcript what need not be run again; what is run is added
   */
  public Trial trial(
      Preparation submission, Mishaps mishaps, Signature signature, Transcript transcript) {
    renew();
    return new Trial(
        this, submission, new Shortage(mishaps, signature), signature, transcript, limits);
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
      process = next.isPresent() ? next.get() : fresh();
      next = Optional.empty();
    }
    if (process.isFresh() && isAhead && next.isEmpty()) {
      next = Optional.of(fresh());
    }
    return process;
  }

  @Override
  public void close() {
    workshop.close();
    process.close();
    next.ifPresent(SolverProcess::close);
  }
}
