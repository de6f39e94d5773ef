package gridmark.grader.gradebook;

import gridmark.board.PuzzleWriter;
import gridmark.grader.judge.Verdict;
import gridmark.grader.run.Answer;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.score.CaseResult;
import java.util.Arrays;
import java.util.Objects;

/**
 * How one case ended for one student.
 *
 * @param wrongAnswer what a wrong answer was, and to which puzzle, as one number: two students with
 *     the same number gave the same wrong answer; empty if the answer was right or there was none
 */
public record CaseMark(
    Verdict verdict, double points, long cpuMs, long wallMs, String wrongAnswer) {

  public CaseMark {
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(wrongAnswer);
  }

  /** Whether it is anything but accepted. */
  boolean lost() {
    return verdict != Verdict.ACCEPTED;
  }

  static CaseMark of(CaseResult result) {
    CaseRun run = result.judgement().run();
    return new CaseMark(
        result.verdict(),
        result.points(),
        run.cpu().toMillis(),
        run.wall().toMillis(),
        result.verdict() == Verdict.WRONG_ANSWER ? wrongAnswer(run) : "");
  }

  /** Only grids are compared: that many return null, or zeros, says nothing. */
  private static String wrongAnswer(CaseRun run) {
    if (run.outcome() instanceof Outcome.Answered answered
        && answered.answer() instanceof Answer.Rows rows) {
      int[][] grid = rows.toArray();
      boolean isBlank =
          Arrays.stream(grid)
              .allMatch(row -> row == null || Arrays.stream(row).allMatch(n -> n == 0));
      if (!isBlank) {
        return Fingerprint.of(
            PuzzleWriter.line(run.testCase().puzzle()), Arrays.deepToString(grid));
      }
    }
    return "";
  }
}
