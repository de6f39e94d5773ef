package gridmark.classroom.roll;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names of people without what differs from one list to the next. */
final class PlainName {

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern APOSTROPHES = Pattern.compile("['’‘`´]");
  private static final Pattern GAPS = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Pattern FAMILY_FIRST = Pattern.compile("([^,]+),([^,]+)");

  /** Letters with a stroke, which do not come apart into a letter and a mark. */
  private static final Map<String, String> STROKES =
      Map.of("ß", "ss", "ø", "o", "ł", "l", "đ", "d", "æ", "ae", "œ", "oe", "ı", "i", "þ", "th");

  private static final Pattern STROKED =
      Pattern.compile("[" + String.join("", STROKES.keySet()) + "]");

  private PlainName() {}

  /** Small letters without marks, one blank between words; "Lee, Ann" is "ann lee". */
  static String of(String name) {
    Matcher familyFirst = FAMILY_FIRST.matcher(name);
    String ordered =
        familyFirst.matches() ? familyFirst.group(2) + " " + familyFirst.group(1) : name;
    String small = Normalizer.normalize(ordered, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    String letters = APOSTROPHES.matcher(MARKS.matcher(small).replaceAll("")).replaceAll("");
    String plain = STROKED.matcher(letters).replaceAll(match -> STROKES.get(match.group()));
    return GAPS.matcher(plain).replaceAll(" ").strip();
  }

  /** The same for "Ann Lee" and "Lee Ann". */
  static String inAnyOrder(String name) {
    return Arrays.stream(of(name).split(" ")).sorted().collect(Collectors.joining(" "));
  }
}
