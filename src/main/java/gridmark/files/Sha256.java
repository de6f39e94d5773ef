package gridmark.files;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

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
