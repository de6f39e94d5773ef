package gridmark.grader.pack;

import java.util.Locale;

/** Whether a student may see the puzzle of a case. */
public enum Visibility {
  PUBLIC,
  HIDDEN;

  /** The name used in packs and results. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
