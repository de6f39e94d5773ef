package gridmark.files;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Tells whether two things are the same without keeping them. */
public final class Fingerprint {

  private final Sha256 sum = new Sha256();

  /** The same number for the same texts in the same order, and for no others. */
  public static String of(String... texts) {
    return new Fingerprint().add(texts).hex();
  }

  /** Takes in a part that has a name, and any number of values. */
  public Fingerprint part(String name, List<String> values) {
    return add(name, Integer.toString(values.size())).add(values.toArray(String[]::new));
  }

  /** Takes in a part that has a name, and one value or none. */
  public Fingerprint part(String name, String... values) {
    return part(name, List.of(values));
  }

  private Fingerprint add(String... texts) {
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      sum.add(bytes.length + ":").add(bytes);
    }
    return this;
  }

  /** The number for all parts. */
  public String hex() {
    return sum.hex();
  }
}
