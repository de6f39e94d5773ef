package gridmark.grader.run;

import gridmark.grader.run.Outcome.HarnessFault;
import gridmark.grader.run.Outcome.NotRun;
import gridmark.grader.run.Transcript.Exchange;
import gridmark.grader.sandbox.Event.Overrun;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.sandbox.Sandbox;
import gridmark.grader.submission.Preparation;
import gridmark.grader.testcase.TestCase;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
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
  private final boolean isAhead;
  private SolverProcess process;
  private Optional<SolverProcess> next = Optional.empty();
  private Budget budget;

  private Runner(Sandbox sandbox, Limits limits, boolean isAhead) throws IOException {
    this.sandbox = sandbox;
    this.limits = limits;
    this.isAhead = isAhead;
    this.process = SolverProcess.start(sandbox, limits);
    this.budget = new Budget(limits, 0);
  }

  /** Starts the first process; it gets ready while the caller does something else. */
  public static Runner start(Sandbox sandbox, Limits limits) throws IOException {
    return new Runner(sandbox, limits, false);
  }

  /** A runner for many submissions: the next process gets ready while this one runs. */
  public static Runner startAhead(Sandbox sandbox, Limits limits) throws IOException {
    return new Runner(sandbox, limits, true);
  }

  /**
   * Runs all cases. A submission that cannot be run has its cases not run.
   *
   * @param transcript what need not be run again; what is run is added
   * @param progress told of every case that was run
   */
  public List<CaseRun> run(
      Preparation submission,
      List<TestCase> cases,
      Transcript transcript,
      Consumer<CaseRun> progress)
      throws InterruptedException {
    if (!(submission instanceof Preparation.Ready ready)) {
      return cases.stream()
          .map(each -> CaseRun.without(each, limits, new NotRun("the submission cannot be run")))
          .toList();
    }
    renewUnlessFresh();
    budget = new Budget(limits, cases.size());
    Deque<Exchange> recalled = new ArrayDeque<>();
    List<CaseRun> runs = new ArrayList<>();
    for (TestCase testCase : cases) {
      CaseRun run;
      if (budget.isSpent()) {
        run = CaseRun.without(testCase, limits, new NotRun(budget.whySpent()));
      } else {
        if (recalled.isEmpty() && beginsProcess(testCase)) {
          recalled.addAll(
              recall(transcript, sameProcess(cases.subList(runs.size(), cases.size()))));
        }
        run =
            recalled.isEmpty()
                ? run(ready, testCase, transcript)
                : recalled.remove().asked(testCase, limits);
      }
      budget.spend(run);
      runs.add(run);
      progress.accept(run);
    }
    return runs;
  }

  /** What a fresh process would say; then no question is for the one that runs now. */
  private List<Exchange> recall(Transcript transcript, List<TestCase> questions) {
    Optional<Transcript.Session> session =
        transcript.recall(questions, known -> endsBudget(known, questions));
    session.ifPresent(known -> renewUnlessFresh());
    return session
        .map(known -> known.exchanges().stream().limit(questions.size()).toList())
        .orElse(List.of());
  }

  /** Whether the questions that a session lacks would not be asked anyway. */
  private boolean endsBudget(Transcript.Session session, List<TestCase> questions) {
    Budget after = new Budget(budget);
    for (int i = 0; i < Math.min(session.exchanges().size(), questions.size()); i++) {
      after.spend(session.exchanges().get(i).asked(questions.get(i), limits));
    }
    return after.isSpent();
  }

  private boolean beginsProcess(TestCase testCase) {
    return process.isFresh() || !process.maySee(testCase);
  }

  /**
   * What one process would be asked if it answered everything: see {@link SolverProcess#maySee}.
   */
  private static List<TestCase> sameProcess(List<TestCase> cases) {
    int end = 1;
    while (end < cases.size() && (cases.get(end).isHidden() || !cases.get(end - 1).isHidden())) {
      end++;
    }
    return cases.subList(0, end);
  }

  /**
   * Runs each of the cases twice, every time in a process that has seen nothing else, for as long
   * as the submission has not used up what all its cases may use. What is left out has no run.
   *
   * @param submission the one that was run last
   */
  public List<CaseRun> repeat(Preparation submission, List<TestCase> cases, Transcript transcript)
      throws InterruptedException {
    List<CaseRun> runs = new ArrayList<>();
    if (submission instanceof Preparation.Ready ready) {
      for (int i = 0; i < TIMES * cases.size() && !budget.isSpent(); i++) {
        TestCase testCase = cases.get(i / TIMES);
        renewUnlessFresh();
        List<Exchange> recalled = recall(transcript, List.of(testCase));
        CaseRun run =
            recalled.isEmpty()
                ? run(ready, testCase, transcript)
                : recalled.get(0).asked(testCase, limits);
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

  private CaseRun run(Preparation.Ready submission, TestCase testCase, Transcript transcript)
      throws InterruptedException {
    try {
      return tryOnce(submission, testCase, transcript);
    } catch (IOException first) {
      try {
        return tryOnce(submission, testCase, transcript);
      } catch (IOException second) {
        return CaseRun.without(testCase, limits, new HarnessFault(second.getMessage()));
      }
    }
  }

  private CaseRun tryOnce(Preparation.Ready submission, TestCase testCase, Transcript transcript)
      throws IOException, InterruptedException {
    if (!process.maySee(testCase)) {
      process.close();
      process = next.isPresent() ? next.get() : SolverProcess.start(sandbox, limits);
      next = Optional.empty();
    }
    if (process.isFresh()) {
      transcript.endSession();
      if (isAhead && next.isEmpty()) {
        next = Optional.of(SolverProcess.start(sandbox, limits));
      }
    }
    CaseRun run = process.run(submission, testCase);
    transcript.note(run);
    return run;
  }

  @Override
  public void close() {
    process.close();
    next.ifPresent(SolverProcess::close);
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

    Budget(Budget other) {
      total = other.total;
      spent = other.spent;
      inARow = other.inARow;
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
