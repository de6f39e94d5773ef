package gridmark.grader.run;

import gridmark.exchange.Signature;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.Outcome.HarnessFault;
import gridmark.grader.run.Outcome.NotRun;
import gridmark.grader.run.Transcript.Session;
import gridmark.language.Preparation;
import gridmark.sandbox.Limits;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One submission is asked its cases. Whether there is time for one is the {@link Budget}'s to say,
 * whether it is known already the {@link Transcript}'s, and which process it goes to the {@link
 * Workers}'.
 */
public final class Trial {

  /** How often a case is repeated: twice tells the same from not the same. */
  private static final int TIMES = 2;

  private static final String DISK_FULL =
      "the disk with the machine's temporary folder is full; make room, or give another folder with"
          + " -Djava.io.tmpdir";

  private final Workers workers;
  private final Preparation submission;
  private final Shortage shortage;
  private final Signature signature;
  private final Transcript transcript;
  private final Limits limits;
  private Budget budget;

  /** What an earlier grading knows of the next cases. */
  private final Deque<CaseRun> known = new ArrayDeque<>();

  Trial(
      Workers workers,
      Preparation submission,
      Shortage shortage,
      Signature signature,
      Transcript transcript,
      Limits limits) {
    this.workers = workers;
    this.submission = submission;
    this.shortage = shortage;
    this.signature = signature;
    this.transcript = transcript;
    this.limits = limits;
    this.budget = new Budget(limits, 0);
  }

  /**
   * Runs all cases. A submission that cannot be run has its cases not run.
   *
   * @param progress told of every case that was run
   */
  public List<CaseRun> run(List<TestCase> cases, Consumer<CaseRun> progress)
      throws InterruptedException {
    if (!(submission instanceof Preparation.Ready ready)) {
      return cases.stream()
          .map(each -> CaseRun.without(each, limits, new NotRun("the submission cannot be run")))
          .toList();
    }
    budget = new Budget(limits, cases.size());
    List<CaseRun> runs = new ArrayList<>();
    while (runs.size() < cases.size()) {
      CaseRun run = next(ready, cases.subList(runs.size(), cases.size()));
      runs.add(run);
      progress.accept(run);
    }
    return runs;
  }

  /**
   * Runs each of the cases twice, every time in a process that has seen nothing else, for as long
   * as the submission has not used up what all its cases may use. What is left out has no run.
   */
  public List<CaseRun> repeat(List<TestCase> cases) throws InterruptedException {
    List<CaseRun> runs = new ArrayList<>();
    if (submission instanceof Preparation.Ready ready) {
      for (int i = 0; i < TIMES * cases.size() && !budget.isSpent(); i++) {
        workers.renew();
        runs.add(next(ready, List.of(cases.get(i / TIMES))));
      }
    }
    return runs;
  }

  /**
   * Asks round after round, each of a process that has seen nothing else. They have a budget of
   * their own, whatever the run took, and time limits in a row do not end it.
   *
   * @param next the next round, by what came of those before; empty at the end
   */
  public List<CaseRun> askRounds(Function<List<CaseRun>, List<TestCase>> next)
      throws InterruptedException {
    List<CaseRun> runs = new ArrayList<>();
    if (submission instanceof Preparation.Ready ready) {
      budget = Budget.forDisguises(limits);
      List<TestCase> round = next.apply(runs);
      while (!round.isEmpty()) {
        workers.renew();
        for (int i = 0; i < round.size(); i++) {
          budget.endRow();
          runs.add(next(ready, round.subList(i, round.size())));
        }
        round = next.apply(List.copyOf(runs));
      }
    }
    return runs;
  }

  /**
   * The first of the cases that are left. What adds up over cases is not a case's fault: one that
   * is short of something in a process that has served others, or is not right where that has
   * little left, is asked again in a fresh one, which then serves the next.
   */
  private CaseRun next(Preparation.Ready ready, List<TestCase> left) throws InterruptedException {
    TestCase testCase = left.get(0);
    if (budget.isSpent()) {
      return CaseRun.without(testCase, limits, new NotRun(budget.whySpent()));
    }
    boolean isFirst = known.isEmpty() && workers.isFirst(testCase);
    if (isFirst) {
      recall(Workers.together(left));
    }
    CaseRun run = known.isEmpty() ? ask(ready, testCase) : known.remove();
    budget.spend(run);
    if (isFirst || !shortage.isIn(run) || budget.isSpent()) {
      return run;
    }
    known.clear();
    workers.renew();
    return next(ready, left).afresh();
  }

  /** What a fresh process would say; then no question is for the one that runs now. */
  private void recall(List<TestCase> questions) {
    Optional<Session> session =
        transcript.recall(questions, each -> isOver(each.asked(questions, limits)));
    if (session.isPresent()) {
      workers.renew();
      known.addAll(session.get().asked(questions, limits));
    }
  }

  /** Whether no more is asked of a process after these. */
  private boolean isOver(List<CaseRun> runs) {
    return budget.isSpentBy(runs) || (runs.size() > 1 && shortage.isIn(runs.get(runs.size() - 1)));
  }

  /**
   * Asks a process. Where the grader or the machine may be at fault, the question is put once more
   * to a fresh one: what comes of it then counts, and of the first nothing is kept. A submission
   * that kills itself does so again.
   */
  private CaseRun ask(Preparation.Ready ready, TestCase testCase) throws InterruptedException {
    CaseRun run = askOnce(ready, testCase);
    if (isDoubtful(run)) {
      budget.spend(run);
      workers.renew();
      run = askOnce(ready, testCase);
    }
    if (!(run.outcome() instanceof HarnessFault)) {
      transcript.note(run);
    }
    return run;
  }

  /** A virtual machine that has no memory left crashes too, and says so. */
  private boolean isDoubtful(CaseRun run) {
    return run.outcome() instanceof HarnessFault
        || (run.outcome() instanceof Outcome.Ended ended
            && (ended.isFromOutside() || (ended.isBySignal() && !shortage.isIn(run))));
  }

  private CaseRun askOnce(Preparation.Ready ready, TestCase testCase) throws InterruptedException {
    try {
      SolverProcess process = workers.forCase(testCase);
      if (process.isFresh()) {
        transcript.endSession();
      }
      CaseRun run = shortage.told(process.run(ready.program(), signature, testCase));
      if (run.isRight()) {
        return run;
      }
      // Many programs catch what they cannot have and go on without it.
      if (Shortage.mayBeOfRoom(run) && process.lacksRoom()) {
        return fault(testCase, DISK_FULL);
      }
      return process.isScarce() ? run.scarce() : run;
    } catch (IOException e) {
      return fault(testCase, e.getMessage());
    }
  }

  private CaseRun fault(TestCase testCase, String reason) {
    return CaseRun.without(testCase, limits, new HarnessFault(reason));
  }
}
