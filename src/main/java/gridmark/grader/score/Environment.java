package gridmark.grader.score;

import gridmark.sandbox.Isolation;
import gridmark.sandbox.Limits;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * What a grade was made with.
 *
 * @param gridmark our version
 * @param language what the submission is written in, by its word
 * @param languageVersion what built and ran it
 * @param packSha256 of the test pack
 * @param rubricSha256 of the rubric
 */
public record Environment(
    String gridmark,
    String language,
    String languageVersion,
    String packSha256,
    String rubricSha256,
    Limits limits,
    Isolation isolation) {

  public Environment {
    Stream.of(gridmark, language, languageVersion, packSha256, rubricSha256, limits, isolation)
        .forEach(Objects::requireNonNull);
  }
}
