package gridmark.classroom.gradebook;

import gridmark.assignment.Verdict;
import gridmark.files.Sha256;
import gridmark.grader.run.CaseRun;
import gridmark.grader.score.CaseResult;

/**
 * How one case ended for one student.
 *
 * @param wrongAnswer what a wrong answer was, and to which puzzle, as one number: two students with
 *     the same number gave the same wrong answer; empty if the answer was right or there was none
 */
public record CaseMark(
    Verdict verdict, double points, long cpuMs, long wallMs, String wrongAnswer) {

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

  /** That many return null, or zeros, says nothing. */
  private static String wrongAnswer(CaseRun run) {
    return run.outcome()
        .answer()
        .filter(answer -> !answer.isBlank())
        .map(answer -> Sha256.of(run.testCase().question().key(), answer.toString()))
        .orElse("");
  }
}
