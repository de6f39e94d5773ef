package gridmark.assignment;

/** A bug that is recognised. Scripts rely on the names; each assignment has its own in an enum. */
public interface DiagnosisCode {

  String name();

  /** What it means. */
  Meaning meaning();

  /**
   * What a code means.
   *
   * @param theme what it is about, in a few words
   * @param deed what those do who have the bug: "miss the row rule"
   * @param advice what to look at, where nothing more special is known
   * @param plainAdvice the same for a program that never calls a SAT solver: it need not have
   *     clauses
   * @param tellsOfSolvability whether to name it is to say that the puzzles it was seen in have a
   *     solution, or have none. That is not for a student's eyes if all of these are hidden
   */
  record Meaning(
      String theme, String deed, String advice, String plainAdvice, boolean tellsOfSolvability) {}

  /** A deed as so many do it: one "misses the row rule", two "miss the row rule". */
  static String doneBy(String deed, long count) {
    int verb = deed.indexOf(' ');
    String ending = count != 1 ? "" : deed.startsWith("s", verb - 1) ? "es" : "s";
    return deed.substring(0, verb) + ending + deed.substring(verb);
  }
}
