package gridmark.catalogue;

import gridmark.assignment.Assignment;
import gridmark.assignment.evenodd.EvenOdd;
import gridmark.assignment.solve.Solve;
import java.util.List;

/** The assignments there are. */
public final class Catalogue {

  private static final List<Assignment> ASSIGNMENTS = List.of(new Solve(), new EvenOdd());

  private Catalogue() {}

  /** All assignments; the first is meant where none is named. */
  public static List<Assignment> assignments() {
    return ASSIGNMENTS;
  }

  /** The words of all assignments. */
  public static List<String> words() {
    return ASSIGNMENTS.stream().map(Assignment::word).toList();
  }

  /** Whether a file is called as what is to be handed in for one of them. */
  public static boolean isToHandIn(String name) {
    return ASSIGNMENTS.stream()
        .anyMatch(
            each ->
                Languages.ALL.stream()
                    .anyMatch(language -> language.fileName(each.signature()).equals(name)));
  }
}
