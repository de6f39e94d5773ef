package gridmark.grader.pack;

import java.util.Locale;

/** How much a student is told of a case. */
public enum Feedback {
  /** Everything: the puzzle, the answer, what is wrong with it, the hint. */
  FULL,
  /** The verdict and the points, and a message that gives away neither puzzle nor answer. */
  VERDICT,
  /** Only that the case exists. */
  NONE;

  /** What is told where the pack says nothing of it. */
  public static Feedback usual(Visibility visibility) {
    return visibility == Visibility.PUBLIC ? FULL : VERDICT;
  }

  /** Whether a student may know how the case ended. All that tells of cases asks here. */
  public boolean tellsEnd() {
    return this != NONE;
  }

  /** Whether a student may know everything of the case. */
  public boolean tellsAll() {
    return this == FULL;
  }

  /** The name used in packs. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
