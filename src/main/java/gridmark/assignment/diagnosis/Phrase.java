package gridmark.assignment.diagnosis;

import gridmark.assignment.DiagnosisCode;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Numbers and lists in plain words. */
public final class Phrase {

  private Phrase() {}

  /** "all 7 wrong grids", "5 of 7 wrong grids", "the only wrong grid". */
  public static String share(int part, int whole, String noun) {
    if (whole == 1) {
      return "the only " + noun;
    }
    return (part == whole ? "all " : part + " of ") + whole + " " + noun + "s";
  }

  /** "row 3", "rows 3 and 4". */
  public static String named(String noun, Collection<Integer> numbers) {
    List<String> words = numbers.stream().map(String::valueOf).toList();
    return noun + (words.size() == 1 ? " " : "s ") + list(words);
  }

  /** "a", "a and b", "a, b and c". */
  public static String list(List<String> words) {
    int last = words.size() - 1;
    return last == 0
        ? words.get(0)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  /** With a capital letter, as a sentence begins. */
  public static String capital(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** In place of evidence, where only cases that are held back give it. */
  public static String hiddenOnly(DiagnosisCode code) {
    return "The cases that are shown in full do not show it, but others point to "
        + code.theme()
        + ".";
  }
}
