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
 * What reports say of a grading besides its result: when and where it took place. When it ended is
 * not known here: a submission can say in a public case what time it is, and hidden ones come after
 * that.
 *
 * @param started when grading began; of a whole class, or a student would see how long others took
 * @param submission the path as it was given
 * @param environment the variables of the platform that grades
 * @param reference how long the reference solver takes
 */
public record Occasion(
    Instant started,
    Path submission,
    Map<String, String> environment,
    Function<TestCase, Optional<Duration>> reference) {

  public Occasion {
    environment = Map.copyOf(environment);
  }

  /** Of a submission that is graded alone. */
  public Occasion(Instant started, Path submission, Map<String, String> environment) {
    this(started, submission, environment, new ReferenceTimes()::of);
  }

  /** A variable of the platform, if it is set to anything. */
  public Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
  }
}
