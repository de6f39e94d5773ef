package gridmark.grader.run;

import gridmark.grader.run.Outcome.HarnessFault;
import gridmark.grader.run.Outcome.NotRun;
import gridmark.grader.sandbox.Event.Overrun;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.submission.Preparation;
import gridmark.grader.testcase.TestCase;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Runs submissions case by case. After anything but an answer the next case gets a fresh process,
 * so one case cannot spoil another. A submission that only burns time is stopped early: see {@link
 * Budget}.
 */
public final class Runner implements AutoCloseable {

  /** How often a case is repeated: twice tells the same from not the same. */
  private static final int TIMES = 2;

  private final Sandbox sandbox;
  private final Limits limits;
  private SolverProcess process;
  private Budget budget;

  private Runner(Sandbox sandbox, Limits limits) throws IOException {
    this.sandbox = sandbox;
    this.limits = limits;
    this.process = SolverProcess.start(sandbox, limits);
    this.budget = new Budget(limits, 0);
  }

  /** Starts the first process; it gets ready while the caller does something else. */
  public static Runner start(Sandbox sandbox, Limits limits) throws IOException {
    return new Runner(sandbox, limits);
  }

  /**
   * Runs all cases. A submission that cannot be run has its cases not run.
   *
   * @param progress told of every case that was run
   */
  public List<CaseRun> run(Preparation submission, List<TestCase> cases, Consumer<CaseRun> progress)
      throws InterruptedException {
    if (!(submission instanceof Preparation.Ready ready)) {
      return cases.stream()
          .map(each -> CaseRun.without(each, limits, new NotRun("the submission cannot be run")))
          .toList();
    }
    renewUnlessFresh();
    budget = new Budget(limits, cases.size());
    List<CaseRun> runs = new ArrayList<>();
    for (TestCase testCase : cases) {
      CaseRun run =
          budget.isSpent()
              ? CaseRun.without(testCase, limits, new NotRun(budget.whySpent()))
              : run(ready, testCase);
      budget.spend(run);
      runs.add(run);
      progress.accept(run);
    }
    return runs;
  }

  /**
   * Runs each of the cases twice, every time in a process that has seen nothing else, for as long
   * as the submission has not used up what all its cases may use. What is left out has no run.
   *
   * @param submission the one that was run last
   */
  public List<CaseRun> repeat(Preparation submission, List<TestCase> cases)
      throws InterruptedException {
    List<CaseRun> runs = new ArrayList<>();
    if (submission instanceof Preparation.Ready ready) {
      for (int i = 0; i < TIMES * cases.size() && !budget.isSpent(); i++) {
        renewUnlessFresh();
        CaseRun run = run(ready, cases.get(i / TIMES));
        budget.spend(run);
        runs.add(run);
      }
    }
    return runs;
  }

  /** How long, by the clock, the cases of one submission may take however slow it is. */
  public static Duration longest(Limits limits, int cases) {
    return new Budget(limits, cases).total.multipliedBy(Budget.WALL_PER_CPU).plus(limits.wall());
  }

  /** One submission's process is never another's. */
  private void renewUnlessFresh() {
    if (!process.isFresh()) {
      process.retire();
    }
  }

  private CaseRun run(Preparation.Ready submission, TestCase testCase) throws InterruptedException {
    try {
      return tryOnce(submission, testCase);
    } catch (IOException first) {
      try {
        return tryOnce(submission, testCase);
      } catch (IOException second) {
        return CaseRun.without(testCase, limits, new HarnessFault(second.getMessage()));
      }
    }
  }

  private CaseRun tryOnce(Preparation.Ready submission, TestCase testCase)
      throws IOException, InterruptedException {
    if (!process.maySee(testCase)) {
      process.close();
      process = SolverProcess.start(sandbox, limits);
    }
    return process.run(submission, testCase);
  }

  @Override
  public void close() {
    process.close();
  }

  /**
   * What one submission may use in all: three time limits in a row end it, or half of what all its
   * cases may use together. Somebody who needs that much for every case has the first cases to
   * learn from.
   */
  private static final class Budget {

    private static final int MOST_IN_A_ROW = 3;

    /** A pack of few cases may be slow in each of them. */
    private static final int LEAST_CASES = 12;

    /** Wall time counts too, but less: a busy machine is not the submission's fault. */
    private static final int WALL_PER_CPU = 4;

    private final Duration total;
    private Duration spent = Duration.ZERO;
    private int inARow;

    Budget(Limits limits, int cases) {
      total = limits.cpu().multipliedBy(Math.max(LEAST_CASES, cases / 2));
    }

    void spend(CaseRun run) {
      if (run.outcome() instanceof NotRun) {
        return;
      }
      Duration waited = run.wall().dividedBy(WALL_PER_CPU);
      spent = spent.plus(run.cpu().compareTo(waited) > 0 ? run.cpu() : waited);
      boolean timeLimit =
          run.outcome() instanceof Outcome.OverLimit over
              && over.limit() != Overrun.OUTPUT
              && over.limit() != Overrun.DISK;
      inARow = timeLimit ? inARow + 1 : 0;
    }

    boolean isSpent() {
      return inARow >= MOST_IN_A_ROW || spent.compareTo(total) > 0;
    }

    String whySpent() {
      return inARow >= MOST_IN_A_ROW
          ? MOST_IN_A_ROW + " cases in a row went past the time limit"
          : "the cases before it used up the %d s that a whole submission may use"
              .formatted(total.toSeconds());
    }
  }
}
