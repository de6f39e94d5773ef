package gridmark.grader;

import gridmark.grader.score.Rubric;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * On what terms a submission is graded.
 *
 * @param seed how hidden puzzles are disguised; from the submission's content if absent
 * @param rubric how cases become a score
 * @param submitted when it was handed in; it is not late if absent
 */
public record Terms(OptionalLong seed, Rubric rubric, Optional<Instant> submitted) {

  /** A seed of the submission's own, the built-in rubric, and no clock. */
  public static final Terms USUAL =
      new Terms(OptionalLong.empty(), Rubric.BUILT_IN, Optional.empty());
}
