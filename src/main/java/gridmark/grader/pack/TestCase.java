package gridmark.grader.pack;

import gridmark.assignment.Probe;
import gridmark.assignment.Question;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * One case of a pack.
 *
 * @param id unique in the pack
 * @param points what a right answer is worth
 * @param feedback not full if the case is hidden
 * @param hint shown when the case fails; may be empty
 */
public record TestCase(
    String id,
    String title,
    Question question,
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

  public boolean isHidden() {
    return visibility == Visibility.HIDDEN;
  }

  /** The cases that probes ask: those of their ids, with the questions of the probes. */
  public static List<TestCase> of(List<Probe> probes, List<TestCase> cases) {
    Map<String, TestCase> byId =
        cases.stream().collect(Collectors.toMap(TestCase::id, Function.identity()));
    return probes.stream().map(each -> byId.get(each.id()).asking(each.question())).toList();
  }

  /** The same case with another question. */
  public TestCase asking(Question other) {
    return new TestCase(id, title, other, points, visibility, feedback, tags, hint);
  }
}
