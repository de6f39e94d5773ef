package gridmark.grader.verify;

import gridmark.api.AbstractSudokuSolver;
import gridmark.grader.run.Answer;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.testcase.TestCase;
import gridmark.mutant.Mutant;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Runs a mutant as the grader runs a submission, but in this process: mutants are ours, and harm
 * nothing.
 */
public final class MutantRun {

  private MutantRun() {}

  /**
   * All cases in order, by one solver, as in one worker.
   *
   * @throws CancellationException if the thread is interrupted meanwhile
   */
  public static List<CaseRun> of(Mutant mutant, List<TestCase> cases) {
    AbstractSudokuSolver solver = mutant.solver();
    List<CaseRun> runs = new ArrayList<>();
    for (TestCase testCase : cases) {
      runs.add(
          new CaseRun(
              testCase,
              outcome(solver, testCase),
              Limits.DEFAULT,
              Duration.ZERO,
              Duration.ZERO,
              "",
              Optional.empty()));
    }
    return runs;
  }

  private static Outcome outcome(AbstractSudokuSolver solver, TestCase testCase) {
    try {
      Answer answer = Answer.of(solver.solve(testCase.puzzle().toRows()));
      return new Outcome.Answered(answer, Outcome.InputUse.LEFT_ALONE);
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      return new Outcome.Threw(e.getClass().getName(), String.valueOf(e.getMessage()), List.of());
    }
  }
}
