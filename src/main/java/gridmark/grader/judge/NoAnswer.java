package gridmark.grader.judge;

import gridmark.assignment.Verdict;
import gridmark.exchange.Signature;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.language.Mishap;
import gridmark.language.Mishaps;
import gridmark.language.Thrown;
import gridmark.sandbox.Event.Overrun;
import gridmark.sandbox.Limits;
import gridmark.words.Words;

/** Judges runs that gave no answer: what happened, in words that help to mend it. */
record NoAnswer(Mishaps mishaps, Signature signature) {

  Judgement judge(CaseRun run) {
    Outcome outcome = run.outcome();
    if (outcome instanceof Outcome.OverLimit over) {
      return overLimit(run, over.limit(), run.limits());
    }
    if (outcome instanceof Outcome.Threw threw) {
      Thrown thrown = new Thrown(threw.type(), threw.message(), threw.frames());
      return of(run, mishaps.thrown(thrown, signature, run.limits()), discreet(threw.type()));
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

  private static Judgement overLimit(CaseRun run, Overrun limit, Limits limits) {
    return switch (limit) {
      case CPU ->
          open(
              run,
              Verdict.TIME_LIMIT,
              "no answer after %s of computing".formatted(Words.seconds(limits.cpu())));
      case IDLE ->
          open(
              run,
              Verdict.TIME_LIMIT,
              "the program waited for %s without computing: does it sleep, read input, or wait for a thread?"
                  .formatted(Words.seconds(limits.cpu())));
      case WALL ->
          open(
              run,
              Verdict.TIME_LIMIT,
              "no answer after %s".formatted(Words.seconds(limits.wall())));
      case OUTPUT ->
          tooMuch(
              run,
              "the program printed more than %d MiB: is a print inside a loop that does not end?"
                  .formatted(limits.outputBytes() >> 20));
      case DISK -> tooMuch(run, Mishap.tooManyFiles("").words());
    };
  }
}
