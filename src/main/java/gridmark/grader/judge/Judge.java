package gridmark.grader.judge;

import gridmark.assignment.Finding;
import gridmark.assignment.Verdict;
import gridmark.exchange.Signature;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.language.Mishap;
import gridmark.language.Mishaps;
import gridmark.sandbox.Event.Overrun;
import gridmark.words.Words;
import java.util.List;
import java.util.Optional;

/**
 * Judges runs: an answer by the rules of its question, anything else by what happened, in words
 * that help to mend it.
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
    Outcome outcome = run.outcome();
    if (outcome instanceof Outcome.Answered answered) {
      return found(run, run.testCase().question().judge(answered.value()));
    }
    if (outcome instanceof Outcome.OverLimit over) {
      return overLimit(run, over.limit());
    }
    if (outcome instanceof Outcome.Threw threw) {
      return of(
          run,
          mishaps.thrown(threw.thrown(), signature, run.limits()),
          discreet(threw.thrown().type()));
    }
    if (outcome instanceof Outcome.Ended ended) {
      return of(
          run,
          mishaps.ended(ended.exitCode(), run.printed(), signature, run.limits()),
          "the program ended itself");
    }
    return outcome instanceof Outcome.NotRun notRun
        ? open(run, Verdict.NOT_RUN, "not run, because " + notRun.reason())
        : open(
            run,
            Verdict.GRADER_ERROR,
            "the grader itself failed here, which is not your fault: "
                + ((Outcome.HarnessFault) outcome).reason());
  }

  private static Judgement found(CaseRun run, Finding finding) {
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

  /** A few types are named, since they help; any type would be a way to speak. */
  private String discreet(String type) {
    return signature.methodName() + " threw " + (mishaps.isTelling(type) ? type : "an exception");
  }

  private static Judgement of(CaseRun run, Mishap mishap, String crash) {
    return switch (mishap.kind()) {
      case CRASHED -> Judgement.of(run, Verdict.CRASHED, mishap.words(), crash);
      case MEMORY ->
          Judgement.of(
              run, Verdict.MEMORY_LIMIT, mishap.words(), "the program needed too much memory");
      case OUTPUT -> tooMuch(run, mishap.words());
    };
  }

  private static Judgement tooMuch(CaseRun run, String words) {
    return Judgement.of(run, Verdict.OUTPUT_LIMIT, words, "the program printed or wrote too much");
  }

  /** A message that tells nothing of the question, and hides nothing. */
  private static Judgement open(CaseRun run, Verdict verdict, String message) {
    return Judgement.of(run, verdict, message, message);
  }

  private static Judgement overLimit(CaseRun run, Overrun limit) {
    String cpu = Words.seconds(run.limits().cpu());
    return switch (limit) {
      case CPU -> open(run, Verdict.TIME_LIMIT, "no answer after " + cpu + " of computing");
      case IDLE ->
          open(
              run,
              Verdict.TIME_LIMIT,
              "the program waited for %s without computing: does it sleep, read input, or wait for a thread?"
                  .formatted(cpu));
      case WALL ->
          open(run, Verdict.TIME_LIMIT, "no answer after " + Words.seconds(run.limits().wall()));
      case OUTPUT ->
          tooMuch(
              run,
              "the program printed more than %d MiB: is a print inside a loop that does not end?"
                  .formatted(run.limits().outputBytes() >> 20));
      case DISK -> tooMuch(run, Mishap.tooManyFiles("").words());
    };
  }

  /**
   * The same judgements with what the lost ones teach. Worked out here, once, for all who show it.
   */
  public static List<Judgement> teach(List<Judgement> judgements) {
    return judgements.stream()
        .map(each -> each.verdict() == Verdict.ACCEPTED ? each : each.withLesson())
        .toList();
  }
}
