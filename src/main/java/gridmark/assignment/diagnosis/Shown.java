package gridmark.assignment.diagnosis;

import gridmark.assignment.DiagnosisCode;
import java.util.List;
import java.util.function.Predicate;

/**
 * What the sentences of a diagnosis may speak of: nothing that is held back from students. They are
 * made of this and of nothing else, and only a {@link Clue} makes it.
 *
 * @param witnesses those that show the bug
 * @param seen all of the submission
 */
public record Shown<S extends Seen>(List<S> witnesses, Observations<S> seen) {

  /** The witness to be taken for an example. */
  public S first() {
    return witnesses.get(0);
  }

  /** How many the witnesses are of the failures that are to be explained. */
  public String shareOfCases() {
    return share(each -> true, "failed public case");
  }

  /**
   * How many the witnesses are of those failures of a kind that are to be explained.
   *
   * @param noun for one of them
   */
  public String share(Predicate<? super S> kind, String noun) {
    return share(witnesses, seen.failed(kind), (seen.isRest() ? "other " : "") + noun);
  }

  /** "all 7 wrong grids", "5 of 7 wrong grids", "the only wrong grid". */
  public static String share(List<?> part, List<?> whole, String noun) {
    if (whole.size() == 1) {
      return "the only " + noun;
    }
    String some = part.size() == whole.size() ? "all " : part.size() + " of ";
    return some + whole.size() + " " + noun + "s";
  }

  /** What to look at, in words that fit how the program works. */
  public String advice(DiagnosisCode code) {
    return seen.isWithoutSat() ? code.meaning().plainAdvice() : code.meaning().advice();
  }
}
