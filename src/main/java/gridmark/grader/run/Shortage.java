package gridmark.grader.run;

import gridmark.exchange.Signature;
import gridmark.language.Mishap;
import gridmark.language.Mishap.Kind;
import gridmark.language.Mishaps;
import gridmark.sandbox.Event.Overrun;

/**
 * Tells whether a case was short of something: memory and threads, or files and room for them. What
 * a process is given of these it is given for its whole life, so earlier cases may have used it up.
 *
 * @param mishaps of the language of the submission
 */
record Shortage(Mishaps mishaps, Signature signature) {

  /**
   * By how the case ended, or by what was printed in it, whatever then came of it; or, where it
   * went wrong in any other way, by what its process had left.
   */
  boolean isIn(CaseRun run) {
    if (run.outcome() instanceof Outcome.OverLimit over) {
      return switch (over.limit()) {
        case DISK, MEMORY -> true;
        // Printing is counted for each case; the text of a flood says nothing.
        case OUTPUT -> false;
        case CPU, IDLE, WALL -> isSeen(run);
      };
    }
    return isMishap(run) || isSeen(run);
  }

  private boolean isSeen(CaseRun run) {
    return run.isScarce() || mishaps.shortage(run.printed()).isPresent();
  }

  private boolean isMishap(CaseRun run) {
    if (run.outcome() instanceof Outcome.Threw threw) {
      return isOfLimit(mishaps.thrown(threw.thrown(), signature, run.limits()));
    }
    // Few programs close their streams; but what has nothing left cannot send an answer either.
    return run.outcome() instanceof Outcome.Ended ended
        && (ended.exitCode() == Outcome.Ended.STREAMS_CLOSED
            || isOfLimit(mishaps.ended(ended.exitCode(), run.printed(), signature, run.limits())));
  }

  private static boolean isOfLimit(Mishap mishap) {
    return mishap.kind() != Kind.CRASHED;
  }

  /** A run whose end is what was printed of it: a crash has an exit code that others have too. */
  CaseRun told(CaseRun run) {
    return run.outcome() instanceof Outcome.Ended && mishaps.isCrash(run.printed())
        ? run.crashed()
        : run;
  }

  /**
   * Whether it may have failed for want of room that was the machine's to give: not if it took more
   * than it may have.
   */
  static boolean mayBeOfRoom(CaseRun run) {
    return !(run.outcome() instanceof Outcome.OverLimit over && over.limit() == Overrun.DISK);
  }
}
