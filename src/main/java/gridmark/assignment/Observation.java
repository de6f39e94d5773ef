package gridmark.assignment;

import gridmark.exchange.Value;
import java.util.List;
import java.util.Optional;

/**
 * One judged case, as far as it can tell of a bug.
 *
 * @param isOpen whether a student may be told of its question and answer
 * @param answer present if there was one
 * @param crash what was thrown, if that ended it
 * @param printed what it printed, capped
 * @param satUse what was asked of sat4j, as far as the program's own process tells
 */
public record Observation(
    String id,
    Question question,
    List<String> tags,
    boolean isOpen,
    Verdict verdict,
    Ending ending,
    Optional<Value> answer,
    Optional<Crash> crash,
    String printed,
    Optional<SatUse> satUse) {

  /** How the run of a case ended. */
  public enum Ending {
    ANSWERED,
    THREW,
    ENDED_ITSELF,
    /** By a signal, perhaps another's; it tells nothing of the program's rules. */
    KILLED,
    /** It computed longer than it may. */
    TOO_SLOW,
    OTHER_LIMIT,
    NOT_RUN
  }

  public Observation {
    tags = List.copyOf(tags);
    if (answer.isPresent() != (ending == Ending.ANSWERED)) {
      throw new IllegalArgumentException("an answer and no other end, or none: " + id);
    }
  }

  /** Whether the answer, right or wrong, was made for this question and is not just any. */
  public boolean isWorkedOut() {
    return answer.map(question::judge).filter(Finding::isWorkedOut).isPresent();
  }

  public boolean isAccepted() {
    return verdict == Verdict.ACCEPTED;
  }

  /** Whether the submission is to blame for it. */
  public boolean isFailed() {
    return switch (verdict) {
      case WRONG_ANSWER, CRASHED, TIME_LIMIT, MEMORY_LIMIT, OUTPUT_LIMIT -> true;
      case ACCEPTED, NOT_RUN, GRADER_ERROR -> false;
    };
  }

  /** Whether it failed by what the submission did, and not at a limit or by a signal. */
  public boolean isWrongOrCrashed() {
    return verdict == Verdict.WRONG_ANSWER
        || (verdict == Verdict.CRASHED && ending != Ending.KILLED);
  }
}
