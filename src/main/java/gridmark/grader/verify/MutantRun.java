package gridmark.grader.verify;

import gridmark.assignment.Mutant;
import gridmark.exchange.Value;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.sandbox.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/**
 * Runs a mutant as the grader runs a submission, but in this process: mutants are ours, and harm
 * nothing.
 */
public final class MutantRun {

  private MutantRun() {}

  /**
   * All cases in order, by one program, as in one worker.
   *
   * @throws CancellationException if the thread is interrupted meanwhile
   */
  public static List<CaseRun> of(Mutant mutant, List<TestCase> cases) {
    Function<List<Value>, Value> program = mutant.program();
    List<CaseRun> runs = new ArrayList<>();
    for (TestCase testCase : cases) {
      runs.add(
          new CaseRun(
              testCase,
              outcome(program, testCase),
              Limits.DEFAULT,
              Duration.ZERO,
              Duration.ZERO,
              "",
              Map.of()));
    }
    return runs;
  }

  private static Outcome outcome(Function<List<Value>, Value> program, TestCase testCase) {
    try {
      Value answer = program.apply(testCase.question().arguments());
      return new Outcome.Answered(answer);
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      return new Outcome.Threw(e.getClass().getName(), String.valueOf(e.getMessage()), List.of());
    }
  }
}
