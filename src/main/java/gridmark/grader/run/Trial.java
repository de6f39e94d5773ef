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

/**
 * One submission is asked its cases. Whether there is time for one is the {@link Budget}'s to say,
 * whether it is known already the {@link Transcript}'s, and which process it goes to the {@link
 * Workers}'.
 */
public final class Trial {

  /** How often a case is repeated: twice tells the same from not the same. */
  private static final int TIMES = 2;

  private final Workers workers;
  private final Preparation submission;
  private final Signature signature;
  private final Transcript transcript;
  private final Limits limits;
  private Budget budget;

  /** What an earlier grading knows of the next cases. */
  private final Deque<CaseRun> known = new ArrayDeque<>();

  Trial(
      Workers workers,
      Preparation submission,
      Signature signature,
      Transcript transcript,
      Limits limits) {
    this.workers = workers;
    this.submission = submission;
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

  /** The first of the cases that are left. */
  private CaseRun next(Preparation.Ready ready, List<TestCase> left) throws InterruptedException {
    TestCase testCase = left.get(0);
    if (budget.isSpent()) {
      return CaseRun.without(testCase, limits, new NotRun(budget.whySpent()));
    }
    if (known.isEmpty() && workers.isFirst(testCase)) {
      recall(Workers.together(left));
    }
    CaseRun run = known.isEmpty() ? ask(ready, testCase) : known.remove();
    budget.spend(run);
    return run;
  }

  /** What a fresh process would say; then no question is for the one that runs now. */
  private void recall(List<TestCase> questions) {
    Optional<Session> session =
        transcript.recall(questions, each -> budget.isSpentBy(each.asked(questions, limits)));
    if (session.isPresent()) {
      workers.renew();
      known.addAll(session.get().asked(questions, limits));
    }
  }

  private CaseRun ask(Preparation.Ready ready, TestCase testCase) throws InterruptedException {
    try {
      return askOnce(ready, testCase);
    } catch (IOException first) {
      try {
        return askOnce(ready, testCase);
      } catch (IOException second) {
        return CaseRun.without(testCase, limits, new HarnessFault(second.getMessage()));
      }
    }
  }

  private CaseRun askOnce(Preparation.Ready ready, TestCase testCase)
      throws IOException, InterruptedException {
    SolverProcess process = workers.forCase(testCase);
    if (process.isFresh()) {
      transcript.endSession();
    }
    CaseRun run = process.run(ready.program(), signature, testCase);
    transcript.note(run);
    return run;
  }
}
