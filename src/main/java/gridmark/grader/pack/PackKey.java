package gridmark.grader.pack;

import gridmark.json.Problems;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/** The key that packs are sealed with: 32 random bytes. It is shown only where it is asked for. */
public final class PackKey {

  /** Where it is given: others may read command lines. */
  public static final String VARIABLE = "GRIDMARK_PACK_KEY";

  private static final int LENGTH = 32;

  private final byte[] bytes;

  private PackKey(byte[] bytes) {
    this.bytes = bytes;
  }

  /** A new key. */
  public static PackKey random() {
    byte[] bytes = new byte[LENGTH];
    new SecureRandom().nextBytes(bytes);
    return new PackKey(bytes);
  }

  /**
   * The key among the variables of a process, if there is one.
   *
   * @throws BrokenPackException if something else stands there
   */
  public static Optional<PackKey> in(Map<String, String> environment) throws BrokenPackException {
    String text = environment.getOrDefault(VARIABLE, "").strip();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      byte[] bytes = Base64.getDecoder().decode(text);
      if (bytes.length == LENGTH) {
        return Optional.of(new PackKey(bytes));
      }
    } catch (IllegalArgumentException noBase64) {
      // No key either.
    }
    Problems problems = new Problems().in(Path.of(VARIABLE));
    problems.add(
        "",
        "its value is no key, which is %d bytes in Base64".formatted(LENGTH),
        "set it to what gridmark seal --new-key printed, or unset it");
    throw new BrokenPackException(problems);
  }

  /** The key in Base64, to be kept secret. */
  public String secret() {
    return Base64.getEncoder().encodeToString(bytes);
  }

  SecretKey key() {
    return new SecretKeySpec(bytes, "AES");
  }

  @Override
  public String toString() {
    return "a key";
  }
}
