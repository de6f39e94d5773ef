package gridmark.grader.diagnose;

import java.util.Optional;

/** A cause that may lie behind failures. */
interface Suspect {

  /** What speaks for it, if anything does. */
  Optional<Finding> examine(Observations seen);
}
