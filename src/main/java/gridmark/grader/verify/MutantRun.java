package gridmark.grader.verify;

import gridmark.assignment.Mutant;
import gridmark.exchange.Value;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.sandbox.Limits;
import java.util.List;
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
    return cases.stream()
        .map(each -> CaseRun.without(each, Limits.DEFAULT, outcome(program, each)))
        .toList();
  }

  private static Outcome outcome(Function<List<Value>, Value> program, TestCase testCase) {
    try {
      return new Outcome.Answered(program.apply(testCase.question().arguments()));
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      return new Outcome.Threw(e.getClass().getName(), String.valueOf(e.getMessage()), List.of());
    }
  }
}
