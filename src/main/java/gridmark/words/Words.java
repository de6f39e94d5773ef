package gridmark.words;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** How our texts count, list and begin; the same in every locale. */
public final class Words {

  private Words() {}

  /** "1 case", "2 cases". */
  public static String counted(long count, String noun) {
    return counted(count, noun, noun + "s");
  }

  /** "1 case counts", "2 cases count". */
  public static String counted(long count, String one, String many) {
    return count == 1 ? "1 " + one : count + " " + many;
  }

  /** "a", "a and b", "a, b and c". */
  public static String list(List<?> things) {
    List<String> words = things.stream().map(Object::toString).toList();
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  /** The first of many: "a, b and 3 more". */
  public static String some(Collection<String> words, int most) {
    return more(words.stream().limit(most).collect(Collectors.joining(", ")), words.size() - most);
  }

  /** Something, and how many there are besides: "a and 3 more". */
  public static String more(String first, int others) {
    return others > 0 ? first + " and " + others + " more" : first;
  }

  /** Words with a capital in front. */
  public static String capital(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** A number without needless zeros. */
  public static String plain(double number) {
    return plain(BigDecimal.valueOf(number));
  }

  /** A number without needless zeros. */
  public static String plain(BigDecimal number) {
    return number.stripTrailingZeros().toPlainString();
  }

  /** "10 s", "0.5 s". */
  public static String seconds(Duration time) {
    return plain(BigDecimal.valueOf(time.toMillis(), 3)) + " s";
  }

  /** "0.25 s", "10.00 s": for columns. */
  public static String hundredths(Duration time) {
    return String.format(Locale.ROOT, "%.2f s", time.toMillis() / 1000.0);
  }

  /** "12,018". The JDK's own way loads the data of a locale, which takes longer than to judge. */
  public static String grouped(Number whole) {
    return whole.toString().replaceAll("(?<=\\d)(?=(\\d{3})+$)", ",");
  }
}
