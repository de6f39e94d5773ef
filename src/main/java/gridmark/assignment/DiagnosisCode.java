package gridmark.assignment;

/** A bug that is recognised. Scripts rely on the names; each assignment has its own in an enum. */
public interface DiagnosisCode {

  String name();

  /** What it is about, in a few words. */
  String theme();

  /** What those do who have the bug: "miss the row rule". */
  String deed();

  /** What to look at, where nothing more special is known. */
  String advice();

  /**
   * Whether to name it is to say that the puzzles it was seen in have a solution, or have none.
   * That is not for a student's eyes if all of these are hidden.
   */
  default boolean tellsOfSolvability() {
    return false;
  }

  /** What so many do who have the bug: one "misses the row rule", two "miss the row rule". */
  default String doneBy(long count) {
    return doneBy(deed(), count);
  }

  /** A deed as so many do it. */
  static String doneBy(String deed, long count) {
    int verb = deed.indexOf(' ');
    String ending = count != 1 ? "" : deed.startsWith("s", verb - 1) ? "es" : "s";
    return deed.substring(0, verb) + ending + deed.substring(verb);
  }
}
