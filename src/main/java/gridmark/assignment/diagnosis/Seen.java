package gridmark.assignment.diagnosis;

import gridmark.assignment.Observation;

/** An observation, looked at for what it tells of the bug. */
public interface Seen {

  Observation observation();

  default String id() {
    return observation().id();
  }

  default boolean isAccepted() {
    return observation().isAccepted();
  }

  /** Whether the submission is to blame for it. */
  default boolean isFailed() {
    return observation().isFailed();
  }

  /** Whether it failed by what the submission did, and not at a limit. */
  default boolean isWrongOrCrashed() {
    return observation().isWrongOrCrashed();
  }
}
