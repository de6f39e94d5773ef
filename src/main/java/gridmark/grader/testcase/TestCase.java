package gridmark.grader.testcase;

import gridmark.board.Grid;
import java.util.List;

/**
 * One question of a pack.
 *
 * @param id unique in the pack
 * @param points what a right answer is worth
 * @param hint shown when the case fails; may be empty
 */
public record TestCase(
    String id,
    String title,
    Grid puzzle,
    Expectation expectation,
    double points,
    Visibility visibility,
    List<String> tags,
    String hint) {

  public TestCase {
    tags = List.copyOf(tags);
    if (id.isEmpty() || title.isEmpty() || !(points > 0)) {
      throw new IllegalArgumentException("a case has an id, a title and points: " + id);
    }
  }

  public boolean isHidden() {
    return visibility == Visibility.HIDDEN;
  }
}
