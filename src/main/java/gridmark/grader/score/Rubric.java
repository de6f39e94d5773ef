package gridmark.grader.score;

import gridmark.grader.pack.TestCase;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * How a course turns cases into a score.
 *
 * @param weights the first whose tag a case has counts for it; a case with none of the tags weighs
 *     1
 * @param partialCredit whether an answer that passes some of the checks gets some of the points
 * @param cap what no score exceeds
 * @param bonusTags cases with one of these add to the score, but not to what could be had
 * @param missingInterface points off a solver that does not implement the interface
 * @param sha256 of the file it was read from, so that a result says what it was scored by
 */
public record Rubric(
    List<Weight> weights,
    boolean partialCredit,
    Optional<BigDecimal> cap,
    List<String> bonusTags,
    BigDecimal missingInterface,
    Optional<LatePolicy> late,
    Rounding rounding,
    String sha256) {

  /** Every case is worth what the pack says, and nothing is taken off. */
  public static final Rubric BUILT_IN =
      new Rubric(
          List.of(),
          true,
          Optional.empty(),
          List.of(),
          BigDecimal.ZERO,
          Optional.empty(),
          Rounding.USUAL,
          "built-in");

  public Rubric {
    weights = List.copyOf(weights);
    bonusTags = List.copyOf(bonusTags);
    if (cap.filter(most -> most.signum() <= 0).isPresent() || missingInterface.signum() < 0) {
      throw new IllegalArgumentException(
          "a cap is above 0, and a penalty not below: %s, %s".formatted(cap, missingInterface));
    }
  }

  /** What the points of the cases with a tag are multiplied by; never negative. */
  public record Weight(String tag, BigDecimal factor) {

    public Weight {
      if (tag.isEmpty() || factor.signum() < 0) {
        throw new IllegalArgumentException("a tag cannot weigh " + factor);
      }
    }
  }

  boolean isBonus(TestCase testCase) {
    return testCase.tags().stream().anyMatch(bonusTags::contains);
  }

  Optional<Weight> weightOf(TestCase testCase) {
    return weights.stream().filter(weight -> testCase.tags().contains(weight.tag())).findFirst();
  }
}
