package gridmark.grader.run;

import gridmark.exchange.Signature;
import gridmark.language.Mishap;
import gridmark.language.Mishap.Kind;
import gridmark.language.Mishaps;
import gridmark.sandbox.Event.Overrun;
import java.util.Optional;

/**
 * Tells what a case was short of: memory and threads, or files and room for them. What a process is
 * given of these it is given for its whole life, so earlier cases may have used it up.
 *
 * @param mishaps of the language of the submission
 */
record Shortage(Mishaps mishaps, Signature signature) {

  /** By how the case ended, or by what was printed in it, whatever then came of it. */
  Optional<Kind> in(CaseRun run) {
    if (run.outcome() instanceof Outcome.OverLimit over) {
      // Printing is counted for each case; the text of a flood says nothing.
      return switch (over.limit()) {
        case DISK -> Optional.of(Kind.OUTPUT);
        case MEMORY -> Optional.of(Kind.MEMORY);
        case OUTPUT -> Optional.empty();
        case CPU, IDLE, WALL -> mishaps.shortage(run.printed());
      };
    }
    if (run.outcome().equals(new Outcome.Ended(Outcome.Ended.STREAMS_CLOSED))) {
      // Few programs close them; but one that has left too little cannot send its answer either.
      return Optional.of(Kind.OUTPUT);
    }
    return mishap(run)
        .map(Mishap::kind)
        .filter(kind -> kind != Kind.CRASHED)
        .or(() -> mishaps.shortage(run.printed()));
  }

  /** Whether it failed for want of room that may have been the machine's to give. */
  boolean isOfRoom(CaseRun run) {
    boolean isOverLimit =
        run.outcome() instanceof Outcome.OverLimit over && over.limit() == Overrun.DISK;
    return !isOverLimit && in(run).equals(Optional.of(Kind.OUTPUT));
  }

  private Optional<Mishap> mishap(CaseRun run) {
    if (run.outcome() instanceof Outcome.Threw threw) {
      return Optional.of(mishaps.thrown(threw.thrown(), signature, run.limits()));
    }
    return run.outcome() instanceof Outcome.Ended ended
        ? Optional.of(mishaps.ended(ended.exitCode(), run.printed(), signature, run.limits()))
        : Optional.empty();
  }
}
