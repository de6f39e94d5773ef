package gridmark.grader;

import gridmark.grader.pack.PackKey;
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
 * @param packKey opens what is sealed of the pack
 */
public record Terms(
    OptionalLong seed, Rubric rubric, Optional<Instant> submitted, Optional<PackKey> packKey) {

  /** A seed of the submission's own, the built-in rubric, and no clock. */
  public static final Terms USUAL =
      new Terms(OptionalLong.empty(), Rubric.BUILT_IN, Optional.empty(), Optional.empty());

  /** The usual terms, with what opens sealed packs. */
  public static Terms usual(Optional<PackKey> packKey) {
    return new Terms(USUAL.seed(), USUAL.rubric(), USUAL.submitted(), packKey);
  }

  /** The same for what was handed in at this time. */
  public Terms submitted(Optional<Instant> time) {
    return new Terms(seed, rubric, time, packKey);
  }
}
