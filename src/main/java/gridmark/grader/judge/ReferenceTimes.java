package gridmark.grader.judge;

import gridmark.grader.pack.TestCase;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How long the reference solver takes for the cases of a pack, each measured once: for a class that
 * would cost more than all other work of the grader. A hidden case takes about as long in every
 * disguise.
 */
public final class ReferenceTimes {

  private final Map<String, Optional<Duration>> byCase = new ConcurrentHashMap<>();

  /** Of the question of a case. */
  public Optional<Duration> of(TestCase testCase) {
    return byCase.computeIfAbsent(testCase.id(), id -> testCase.question().referenceTime());
  }
}
