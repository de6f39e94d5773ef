package gridmark.grader.testcase;

import gridmark.board.Grid;
import java.util.List;

/**
 * One question of a pack.
 *
 * @param id unique in the pack
 * @param points what a right answer is worth
 * @param feedback not full if the case is hidden
 * @param hint shown when the case fails; may be empty
 */
public record TestCase(
    String id,
    String title,
    Grid puzzle,
    Expectation expectation,
    double points,
    Visibility visibility,
    Feedback feedback,
    List<String> tags,
    String hint) {

  public TestCase {
    tags = List.copyOf(tags);
    if (id.isEmpty() || title.isEmpty() || !(points > 0)) {
      throw new IllegalArgumentException("a case has an id, a title and points: " + id);
    }
    if (visibility == Visibility.HIDDEN && feedback == Feedback.FULL) {
      throw new IllegalArgumentException("full feedback would show the hidden puzzle of " + id);
    }
  }

  /** A case with the usual feedback. */
  public TestCase(
      String id,
      String title,
      Grid puzzle,
      Expectation expectation,
      double points,
      Visibility visibility,
      List<String> tags,
      String hint) {
    this(
        id, title, puzzle, expectation, points, visibility, Feedback.usual(visibility), tags, hint);
  }

  public boolean isHidden() {
    return visibility == Visibility.HIDDEN;
  }

  /** The same case with another puzzle. */
  public TestCase withPuzzle(Grid other) {
    return new TestCase(id, title, other, expectation, points, visibility, feedback, tags, hint);
  }
}
