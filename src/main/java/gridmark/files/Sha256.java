package gridmark.files;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Says later what was read, or whether it was the same. */
public final class Sha256 {

  private final MessageDigest digest;

  /** Of nothing yet. */
  public Sha256() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }

  /** The same number for the same texts in the same order, and for no others. */
  public static String of(String... texts) {
    return new Sha256().part(List.of(texts)).hex();
  }

  /** Takes in a part that has a name and any number of values, so that no other parts are equal. */
  public Sha256 part(String name, List<String> values) {
    return part(List.of(name, Integer.toString(values.size()))).part(values);
  }

  private Sha256 part(List<String> texts) {
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      add(bytes.length + ":").add(bytes);
    }
    return this;
  }

  /** Takes in a part that has a name and some values. */
  public Sha256 part(String name, String... values) {
    return part(name, List.of(values));
  }

  /** Takes in some bytes. */
  public Sha256 add(byte[] bytes) {
    digest.update(bytes);
    return this;
  }

  /** Takes in a text as UTF-8. */
  public Sha256 add(String text) {
    return add(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The digest of all that was taken in; it begins anew. */
  public byte[] bytes() {
    return digest.digest();
  }

  /** The same in hexadecimal digits. */
  public String hex() {
    return HexFormat.of().formatHex(bytes());
  }
}
