package gridmark.practice;

import gridmark.api.AbstractEvenOddSolver;
import gridmark.api.AbstractSudokuSolver;
import gridmark.assignment.Verdict;
import gridmark.exchange.Value;
import gridmark.grader.judge.Judge;
import gridmark.grader.judge.Judgement;
import gridmark.grader.pack.BrokenPackException;
import gridmark.grader.pack.Pack;
import gridmark.grader.pack.PackReader;
import gridmark.grader.pack.TestCase;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.language.java.JavaLanguage;
import gridmark.report.text.Failure;
import gridmark.sandbox.Limits;
import java.nio.file.Path;
import java.util.List;

/** A case to try a solver on, from a test of any framework. */
public final class PracticeCase {

  private final TestCase testCase;
  private final Judge judge;

  private PracticeCase(TestCase testCase, Judge judge) {
    this.testCase = testCase;
    this.judge = judge;
  }

  /**
   * All cases of a pack.
   *
   * @param cases a pack file, or a folder of them
   * @throws AssertionError if the pack cannot be used; its message says what to do
   */
  public static List<PracticeCase> in(Path cases) {
    try {
      Pack pack = PackReader.read(cases);
      Judge judge =
          new Judge(new JavaLanguage().mishaps(), pack.assignment().signature(), List.of());
      return pack.cases().stream().map(each -> new PracticeCase(each, judge)).toList();
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
    judge(solver.solve(argument(0)));
  }

  /** The same for even/odd puzzles. */
  public void check(AbstractEvenOddSolver solver) {
    judge(solver.solve(argument(0), argument(1)));
  }

  private int[][] argument(int position) {
    return ((Value.Rows) testCase.question().arguments().get(position)).toArray();
  }

  private void judge(int[][] grid) {
    Value answer = grid == null ? new Value.Nothing() : new Value.Rows(grid);
    CaseRun run = CaseRun.without(testCase, Limits.DEFAULT, new Outcome.Answered(answer));
    Judgement judgement = Judge.teach(judge.judge(List.of(run))).get(0);
    if (judgement.verdict() != Verdict.ACCEPTED) {
      throw failure(name() + "\n" + Failure.ofTest(judgement));
    }
  }

  /** Our stack frames are of no use to whoever reads the message. */
  private static AssertionError failure(String message) {
    AssertionError failure = new AssertionError(message);
    failure.setStackTrace(new StackTraceElement[0]);
    return failure;
  }
}
