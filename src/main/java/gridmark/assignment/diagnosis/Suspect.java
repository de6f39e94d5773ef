package gridmark.assignment.diagnosis;

import java.util.Optional;

/**
 * A cause that may lie behind failures.
 *
 * @param <S> what it looks at
 */
public interface Suspect<S extends Seen> {

  /** What speaks for it, if anything does. */
  Optional<Cause<S>> examine(Observations<S> seen);
}
