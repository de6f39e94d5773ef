package gridmark.grader.judge;

import gridmark.grader.run.CaseRun;
import gridmark.grader.run.Outcome;
import gridmark.grader.sandbox.Event.Overrun;
import gridmark.grader.sandbox.Limits;
import java.util.List;

/** Judges runs that gave no answer: what happened, in words that help to mend it. */
final class Mishap {

  private static final String NO_MORE_THREADS = "unable to create native thread";
  private static final String NO_MORE_MEMORY =
      "There is insufficient memory for the Java Runtime Environment";
  private static final String JVM_CRASHED =
      "A fatal error has been detected by the Java Runtime Environment";

  /** What the system says when files grow beyond the limit, in whatever exception it arrives. */
  private static final List<String> DISK_FULL =
      List.of("No space left on device", "File too large", "Disk quota exceeded");

  /** Shells and the JDK add this to the number of the signal that ended a process. */
  private static final int BY_SIGNAL = 128;

  private final CaseRun run;

  private Mishap(CaseRun run) {
    this.run = run;
  }

  static Judgement judge(CaseRun run) {
    Mishap mishap = new Mishap(run);
    return new Judgement(run, mishap.verdict(), mishap.message(), List.of(), List.of());
  }

  private Verdict verdict() {
    Outcome outcome = run.outcome();
    if (outcome instanceof Outcome.OverLimit over) {
      return verdict(over.limit());
    }
    if (outcome instanceof Outcome.Threw threw) {
      return verdict(threw);
    }
    if (outcome instanceof Outcome.Ended) {
      return hasSaid(NO_MORE_MEMORY) ? Verdict.MEMORY_LIMIT : Verdict.CRASHED;
    }
    return outcome instanceof Outcome.NotRun ? Verdict.NOT_RUN : Verdict.GRADER_ERROR;
  }

  private static Verdict verdict(Overrun limit) {
    return switch (limit) {
      case CPU, IDLE, WALL -> Verdict.TIME_LIMIT;
      case OUTPUT, DISK -> Verdict.OUTPUT_LIMIT;
    };
  }

  private static Verdict verdict(Outcome.Threw threw) {
    if (threw.type().equals("java.lang.OutOfMemoryError")) {
      return Verdict.MEMORY_LIMIT;
    }
    return isDiskFull(threw) ? Verdict.OUTPUT_LIMIT : Verdict.CRASHED;
  }

  private static boolean isDiskFull(Outcome.Threw threw) {
    return DISK_FULL.stream().anyMatch(threw.message()::contains);
  }

  private String message() {
    Outcome outcome = run.outcome();
    if (outcome instanceof Outcome.OverLimit over) {
      return overLimit(over.limit(), run.limits());
    }
    if (outcome instanceof Outcome.Threw threw) {
      return thrown(threw);
    }
    if (outcome instanceof Outcome.Ended ended) {
      return ended(ended.exitCode());
    }
    if (outcome instanceof Outcome.NotRun notRun) {
      return "not run, because " + notRun.reason();
    }
    return "the grader itself failed here, which is not your fault: "
        + ((Outcome.HarnessFault) outcome).reason();
  }

  private static String overLimit(Overrun limit, Limits limits) {
    return switch (limit) {
      case CPU -> "no answer after %s of computing".formatted(seconds(limits.cpu().toMillis()));
      case IDLE ->
          "the program waited for %s without computing: does it sleep, read input, or wait for a thread?"
              .formatted(seconds(limits.cpu().toMillis()));
      case WALL -> "no answer after %s".formatted(seconds(limits.wall().toMillis()));
      case OUTPUT ->
          "the program printed more than %d MiB: is a print inside a loop that does not end?"
              .formatted(limits.outputBytes() >> 20);
      case DISK -> tooManyFiles();
    };
  }

  private static String tooManyFiles() {
    return "the program wrote more than the %d MiB of files it may have"
        .formatted(Limits.DISK_BYTES >> 20);
  }

  private String thrown(Outcome.Threw threw) {
    String where = threw.frames().isEmpty() ? "" : " at " + threw.frames().get(0);
    if (verdict(threw) == Verdict.OUTPUT_LIMIT) {
      return tooManyFiles() + where;
    }
    if (verdict(threw) == Verdict.MEMORY_LIMIT) {
      return threw.message().contains(NO_MORE_THREADS)
          ? "the program started more threads than there is room for" + where
          : "the program needed more than %d MiB of memory%s"
              .formatted(run.limits().memoryMiB(), where);
    }
    String text = threw.message().isEmpty() ? threw.type() : threw.type() + ": " + threw.message();
    return "solve threw " + text + where;
  }

  private String ended(int exitCode) {
    if (hasSaid(NO_MORE_MEMORY)) {
      return "the program took so much memory outside the heap of %d MiB that the Java virtual machine gave up"
          .formatted(run.limits().memoryMiB());
    }
    if (hasSaid(JVM_CRASHED)) {
      return "the Java virtual machine crashed: does the program use Unsafe or native code?";
    }
    if (exitCode < 0) {
      return "the program closed its standard streams before solve returned";
    }
    return exitCode > BY_SIGNAL
        ? "the program was ended by signal %d before solve returned".formatted(exitCode - BY_SIGNAL)
        : "the program ended itself before solve returned (exit code %d): is there a System.exit?"
            .formatted(exitCode);
  }

  private boolean hasSaid(String words) {
    return run.printed().contains(words);
  }

  private static String seconds(long millis) {
    return millis % 1000 == 0 ? millis / 1000 + " s" : millis / 1000.0 + " s";
  }
}
