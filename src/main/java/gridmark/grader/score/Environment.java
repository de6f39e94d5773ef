package gridmark.grader.score;

import gridmark.grader.sandbox.Isolation;
import gridmark.grader.sandbox.Limits;
import java.util.Objects;

/**
 * What a grade was made with.
 *
 * @param gridmark our version
 * @param java the version of the JDK
 * @param packSha256 of the test pack
 * @param rubricSha256 of the rubric
 */
public record Environment(
    String gridmark,
    String java,
    String packSha256,
    String rubricSha256,
    Limits limits,
    Isolation isolation) {

  public Environment {
    Objects.requireNonNull(gridmark);
    Objects.requireNonNull(java);
    Objects.requireNonNull(packSha256);
    Objects.requireNonNull(rubricSha256);
    Objects.requireNonNull(limits);
    Objects.requireNonNull(isolation);
  }
}
