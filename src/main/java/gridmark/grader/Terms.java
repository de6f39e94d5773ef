package gridmark.grader;

import gridmark.grader.pack.PackKey;
import gridmark.grader.pack.Seeds;
import gridmark.grader.score.Rubric;
import gridmark.grader.submission.Submission;
import java.time.Instant;
import java.util.Optional;

/**
 * On what terms a submission is graded.
 *
 * @param seeds how hidden puzzles are disguised, and in which order they come
 * @param rubric how cases become a score
 * @param submitted when it was handed in; it is not late if absent
 * @param packKey opens what is sealed of the pack
 */
public record Terms(
    Seeds seeds, Rubric rubric, Optional<Instant> submitted, Optional<PackKey> packKey) {

  /** One known seed, the built-in rubric, and no clock: to try something out, not to grade. */
  public static final Terms USUAL = usual(Optional.empty());

  /** The usual terms, with what opens sealed packs. */
  public static Terms usual(Optional<PackKey> packKey) {
    return new Terms(new Seeds.One(1), Rubric.BUILT_IN, Optional.empty(), packKey);
  }

  /** The same for what was handed in at this time. */
  public Terms submitted(Optional<Instant> time) {
    return new Terms(seeds, rubric, time, packKey);
  }

  /**
   * Another for every hand-in, also where somebody hands in the same files again: a program could
   * else let the clock choose what it tells, and what it tells would add up.
   *
   * @param nonce tells gradings apart where it is not known when something was handed in
   */
  long seed(Submission submission, String nonce) {
    return seeds.seed(
        submission.sha256(), submission.name(), submitted.map(Instant::toString).orElse(nonce));
  }
}
