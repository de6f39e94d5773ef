package gridmark.report.view;

import gridmark.grader.judge.ReferenceTimes;
import gridmark.grader.pack.TestCase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What reports say of a grading besides its result: when and where it took place.
 *
 * @param started when grading began
 * @param ended when it was done
 * @param submission the path as it was given
 * @param environment the variables of the platform that grades
 * @param reference how long the reference solver takes
 */
public record Occasion(
    Instant started,
    Instant ended,
    Path submission,
    Map<String, String> environment,
    Function<TestCase, Optional<Duration>> reference) {

  public Occasion {
    environment = Map.copyOf(environment);
  }

  /** Of a submission that is graded alone. */
  public Occasion(
      Instant started, Instant ended, Path submission, Map<String, String> environment) {
    this(started, ended, submission, environment, new ReferenceTimes()::of);
  }

  /** A variable of the platform, if it is set to anything. */
  public Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
  }
}
