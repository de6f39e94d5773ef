package gridmark.classroom.roll;

import gridmark.grader.submission.Printable;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Makes keys of any names: safe as names of folders on every system, and distinct there. */
final class Keys {

  /** In bytes this is at most 240, and most systems take 255. */
  private static final int LONGEST = 80;

  private static final Pattern UNWANTED = Pattern.compile("[^\\p{L}\\p{M}\\p{N} ._~-]+");
  private static final Pattern ODD_START = Pattern.compile("^[^\\p{L}\\p{N}_]+");
  private static final Pattern ODD_END = Pattern.compile("[. -]+$");

  /** Names that Windows keeps for devices, whatever follows a dot. */
  private static final Pattern DEVICE =
      Pattern.compile("(?i)(CON|PRN|AUX|NUL|(COM|LPT)\\d) *(\\..*)?");

  private Keys() {}

  /**
   * A key for each name. The first of several that would have the same gets it as it is, the others
   * get {@code ~2}, {@code ~3}, … in their order.
   */
  static List<String> distinct(List<String> names) {
    List<String> keys = new ArrayList<>(names.size());
    Set<String> taken = new HashSet<>();
    List<Integer> late = new ArrayList<>();
    for (String name : names) {
      String key = of(name);
      if (!taken.add(folded(key))) {
        late.add(keys.size());
      }
      keys.add(key);
    }
    Map<String, Integer> last = new HashMap<>();
    for (int position : late) {
      String key = keys.get(position);
      String next;
      do {
        next = key + "~" + last.merge(folded(key), 2, (number, start) -> number + 1);
      } while (!taken.add(folded(next)));
      keys.set(position, next);
    }
    return keys;
  }

  /** The name itself where that can be; else what is harmless in it, and a number made of it. */
  static String of(String name) {
    String composed = Normalizer.normalize(name, Normalizer.Form.NFC);
    boolean isFine =
        HandIn.isKey(composed)
            && composed.length() <= LONGEST
            && !composed.endsWith(".")
            && !composed.endsWith(" ")
            && !DEVICE.matcher(composed).matches();
    if (isFine) {
      return composed;
    }
    String number = "%08x".formatted(name.hashCode());
    String start = ODD_START.matcher(UNWANTED.matcher(composed).replaceAll("-")).replaceFirst("");
    String rest =
        ODD_END.matcher(Printable.cut(start, LONGEST - number.length() - 2)).replaceFirst("");
    if (rest.isEmpty()) {
      return "submission-" + number;
    }
    return (DEVICE.matcher(rest).matches() ? "_" : "") + rest + "-" + number;
  }

  /** As systems compare names that do not tell capitals from small letters. */
  private static String folded(String key) {
    return key.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
