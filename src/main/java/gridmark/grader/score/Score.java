package gridmark.grader.score;

import java.util.List;

/**
 * A score and how it came about.
 *
 * @param most what could be had without bonus cases
 * @param lines the steps; their points add up to the score
 */
public record Score(double points, double most, List<ScoreLine> lines) {

  public Score {
    lines = List.copyOf(lines);
    if (!(points >= 0) || !(most >= 0)) {
      throw new IllegalArgumentException("a score is never below 0: " + points + " of " + most);
    }
  }

  /** Whether it is merely what the cases are worth, so that there is nothing to explain. */
  public boolean isPlain() {
    return lines.size() <= 1;
  }
}
