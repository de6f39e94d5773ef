package gridmark.grader.judge;

import gridmark.assignment.Crash;
import gridmark.assignment.Finding;
import gridmark.assignment.Verdict;
import gridmark.exchange.Signature;
import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.language.Mishap;
import gridmark.language.Mishaps;
import gridmark.language.Source;
import gridmark.language.Thrown;
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
 * @param sources of the submission, to quote from
 */
public record Judge(Mishaps mishaps, Signature signature, List<Source> sources) {

  private static final int LONGEST_LINE = 120;

  /** Judges every run, in order. */
  public List<Judgement> judge(List<CaseRun> runs) {
    return runs.stream().map(this::judge).toList();
  }

  /** Judges a run. */
  public Judgement judge(CaseRun run) {
    Outcome outcome = run.outcome();
    if (outcome instanceof Outcome.Answered answered) {
      return found(run, run.testCase().question().judge(answered.value()));
    }
    if (outcome instanceof Outcome.OverLimit over) {
      return overLimit(run, over.limit());
    }
    if (outcome instanceof Outcome.Threw threw) {
      return threw(run, threw.thrown());
    }
    if (outcome instanceof Outcome.Ended ended) {
      return of(
          run,
          twice(ended, mishaps.ended(ended.exitCode(), run.printed(), signature, run.limits())),
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
        finding.share(),
        finding.breaches(),
        Optional.empty(),
        Optional.empty());
  }

  private Judgement threw(CaseRun run, Thrown thrown) {
    Mishap mishap = mishaps.thrown(thrown, signature, run.limits());
    Judgement judgement = of(run, mishap, discreet(thrown.type()));
    if (mishap.kind() != Mishap.Kind.CRASHED) {
      return judgement;
    }
    return judgement.with(
        new Crash(
            thrown.type(),
            mishap.words(),
            thrown.origin(),
            line(thrown.origin()),
            mishaps.why(thrown).orElse("")));
  }

  /** What stands in the source where a frame lies. */
  private String line(String frame) {
    List<String> paths = sources.stream().map(Source::path).toList();
    return mishaps
        .place(frame)
        .flatMap(
            place ->
                place
                    .among(paths)
                    .flatMap(path -> sources.get(paths.indexOf(path)).line(place.line())))
        .map(String::strip)
        .filter(line -> line.length() <= LONGEST_LINE)
        .orElse("");
  }

  /** What somebody else may have ended was asked again before it came here. */
  private static Mishap twice(Outcome.Ended ended, Mishap mishap) {
    return ended.isFromOutside() && mishap.kind() == Mishap.Kind.CRASHED
        ? new Mishap(mishap.kind(), mishap.words() + ", and so again in a fresh process")
        : mishap;
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
    return Judgement.of(
        run,
        Verdict.OUTPUT_LIMIT,
        words,
        "the program printed or wrote too much, or had too many files open");
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
      case MEMORY ->
          Judgement.of(
              run,
              Verdict.MEMORY_LIMIT,
              "the program took more memory than it may have, outside the heap of %d MiB"
                  .formatted(run.limits().memoryMiB()),
              "the program needed too much memory");
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
