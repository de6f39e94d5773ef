package gridmark.classroom.gradebook;

import gridmark.grader.pack.TestCase;
import gridmark.grader.pack.Visibility;

/** A case that the whole class was asked. */
public record AskedCase(String id, String title, Visibility visibility, double maxPoints) {

  public static AskedCase of(TestCase testCase) {
    return new AskedCase(testCase.id(), testCase.title(), testCase.visibility(), testCase.points());
  }
}
