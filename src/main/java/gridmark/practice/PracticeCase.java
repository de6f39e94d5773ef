package gridmark.practice;

import gridmark.api.AbstractSudokuSolver;
import gridmark.grader.judge.Judge;
import gridmark.grader.judge.Judgement;
import gridmark.grader.judge.Verdict;
import gridmark.grader.report.FailureText;
import gridmark.grader.run.Answer;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.sandbox.Limits;
import gridmark.grader.testcase.BrokenPackException;
import gridmark.grader.testcase.PackReader;
import gridmark.grader.testcase.TestCase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A case to try a solver on, from a test of any framework. */
public final class PracticeCase {

  private final TestCase testCase;

  private PracticeCase(TestCase testCase) {
    this.testCase = testCase;
  }

  /**
   * All cases of a pack.
   *
   * @param cases a pack file, or a folder of them
   * @throws AssertionError if the pack cannot be used; its message says what to do
   */
  public static List<PracticeCase> in(Path cases) {
    try {
      return PackReader.read(cases).cases().stream().map(PracticeCase::new).toList();
    } catch (BrokenPackException e) {
      throw failure(e.getMessage());
    }
  }

  /** The id and the title. */
  public String name() {
    return testCase.id() + " (" + testCase.title() + ")";
  }

  /**
   * Has the puzzle solved and judges the answer as grading would. What the solver throws is thrown
   * on, with its stack.
   *
   * @throws AssertionError if the answer is wrong; its message says which case, why, and shows it
   */
  public void check(AbstractSudokuSolver solver) {
    Answer answer = Answer.of(solver.solve(testCase.puzzle().toRows()));
    CaseRun run =
        new CaseRun(
            testCase,
            new Outcome.Answered(answer, Outcome.InputUse.LEFT_ALONE),
            Limits.DEFAULT,
            Duration.ZERO,
            Duration.ZERO,
            "",
            Optional.empty());
    Judgement judgement = Judge.judge(List.of(run)).get(0);
    if (judgement.verdict() != Verdict.ACCEPTED) {
      throw failure(name() + "\n" + FailureText.of(judgement));
    }
  }

  /** Our stack frames are of no use to whoever reads the message. */
  private static AssertionError failure(String message) {
    AssertionError failure = new AssertionError(message);
    failure.setStackTrace(new StackTraceElement[0]);
    return failure;
  }
}
