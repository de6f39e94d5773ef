package gridmark.grader.run;

import gridmark.assignment.Observation.Ending;
import gridmark.exchange.Value;
import gridmark.language.Thrown;
import gridmark.sandbox.Event;
import gridmark.sandbox.Event.Overrun;
import java.util.List;
import java.util.Optional;

/** What came of running one case. */
public sealed interface Outcome {

  /** How it ended, for a diagnosis: to wait without computing is another mistake than slowness. */
  default Ending ending() {
    if (this instanceof OverLimit over) {
      return over.limit() == Overrun.CPU || over.limit() == Overrun.WALL
          ? Ending.TOO_SLOW
          : Ending.OTHER_LIMIT;
    }
    return this instanceof Answered
        ? Ending.ANSWERED
        : this instanceof Threw
            ? Ending.THREW
            : this instanceof Ended ended
                ? ended.isBySignal() ? Ending.KILLED : Ending.ENDED_ITSELF
                : Ending.NOT_RUN;
  }

  /** What was answered, if anything was. */
  default Optional<Value> answer() {
    return this instanceof Answered answered ? Optional.of(answered.value) : Optional.empty();
  }

  /** {@code solve} returned. */
  record Answered(Value value) implements Outcome {}

  /** {@code solve}, or creating the solver, threw. */
  record Threw(Thrown thrown) implements Outcome {
    public Threw(String type, String message, List<String> frames) {
      this(new Thrown(type, message, frames));
    }
  }

  /** The process ended, or closed its answer channel, without an answer. */
  record Ended(int exitCode) implements Outcome {
    /** In place of an exit code. */
    public static final int STREAMS_CLOSED = -1;

    /** By ABRT, as what runs programs ends where it crashes. */
    static final int CRASHED = 134;

    /** Whether somebody else may have ended it. */
    public boolean isFromOutside() {
      return new Event.Ended(exitCode).isFromOutside();
    }

    /** Whether a signal ended it: another's, or that of a virtual machine that crashes. */
    public boolean isBySignal() {
      return new Event.Ended(exitCode).isBySignal();
    }
  }

  /** It went past a limit and was ended. */
  record OverLimit(Overrun limit) implements Outcome {}

  /** It was not tried. */
  record NotRun(String reason) implements Outcome {}

  /** The grader, not the submission, is at fault. */
  record HarnessFault(String reason) implements Outcome {}
}
