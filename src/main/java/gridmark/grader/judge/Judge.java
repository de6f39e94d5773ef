package gridmark.grader.judge;

import gridmark.assignment.Finding;
import gridmark.assignment.Verdict;
import gridmark.exchange.Signature;
import gridmark.exchange.Value;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.language.Mishaps;
import java.util.List;
import java.util.Optional;

/**
 * Judges runs: an answer by the rules of its question, anything else by what happened.
 *
 * @param mishaps of the language that the submission is written in
 * @param signature what was called
 */
public record Judge(Mishaps mishaps, Signature signature) {

  /** Judges every run, in order. */
  public List<Judgement> judge(List<CaseRun> runs) {
    return runs.stream().map(this::judge).toList();
  }

  private Judgement judge(CaseRun run) {
    if (!(run.outcome() instanceof Outcome.Answered answered)) {
      return new NoAnswer(mishaps, signature).judge(run);
    }
    Finding finding = run.testCase().question().judge(answered.answer());
    return new Judgement(
        run,
        finding.isRight() ? Verdict.ACCEPTED : Verdict.WRONG_ANSWER,
        finding.message(),
        // Which rule an answer breaks would tell whether there is a solution.
        finding.isRight() ? "" : "the answer is wrong",
        finding.checks(),
        finding.breaches(),
        Optional.empty());
  }

  /**
   * The same judgements with what the lost ones teach. Worked out here, once, for all who show it.
   */
  public static List<Judgement> teach(List<Judgement> judgements) {
    return judgements.stream().map(Judge::teach).toList();
  }

  private static Judgement teach(Judgement judgement) {
    return judgement.verdict() == Verdict.ACCEPTED
        ? judgement
        : judgement.with(
            judgement
                .run()
                .testCase()
                .question()
                .lesson(judgement.verdict(), answer(judgement.run())));
  }

  private static Optional<Value> answer(CaseRun run) {
    return run.outcome() instanceof Outcome.Answered answered
        ? Optional.of(answered.answer())
        : Optional.empty();
  }
}
