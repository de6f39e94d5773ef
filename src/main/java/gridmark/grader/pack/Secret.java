package gridmark.grader.pack;

import gridmark.files.Reason;
import gridmark.files.Sha256;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What seeds are drawn by, so that nobody but the instructor can know one beforehand: 32 random
 * bytes, in a file of 64 hexadecimal digits. It stands in no report.
 */
public final class Secret implements Seeds {

  /** What its file is called where nobody says otherwise. */
  public static final String FILE = "secret.key";

  private static final String FINGERPRINT = "secret ";
  private static final int LENGTH = 32;
  private static final Pattern TEXT = Pattern.compile("[0-9a-fA-F]{%d}".formatted(2 * LENGTH));

  /** Numbers of JSON are exact as far as this. */
  private static final long MOST = (1L << 53) - 1;

  private final byte[] bytes;

  private Secret(byte[] bytes) {
    this.bytes = bytes;
  }

  /** A new one. */
  public static Secret random() {
    byte[] bytes = new byte[LENGTH];
    new SecureRandom().nextBytes(bytes);
    return new Secret(bytes);
  }

  /**
   * The secret in a file.
   *
   * @throws UnusableSecretException if there is none, or something else
   */
  public static Secret read(Path file) throws UnusableSecretException {
    String text;
    try {
      text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).strip();
    } catch (IOException e) {
      throw new UnusableSecretException(
          "the secret in %s cannot be read (%s): check the file, or give another with --secret"
              .formatted(file, Reason.ofReading(e)));
    }
    if (!TEXT.matcher(text).matches()) {
      throw new UnusableSecretException(
          "%s is not a secret, which is %d hexadecimal digits: restore the file that the results were graded with, or delete it to have a new one made"
              .formatted(file, 2 * LENGTH));
    }
    return new Secret(HexFormat.of().parseHex(text));
  }

  /**
   * The secret in a file, which is made if it is not there. Of several who make it at the same time
   * one does, and all get the same.
   *
   * @throws UnusableSecretException if something else is there, or nothing can be
   */
  public static Secret in(Path file) throws UnusableSecretException {
    if (!Files.exists(file)) {
      try {
        random().write(file);
      } catch (FileAlreadyExistsException madeMeanwhile) {
        return read(file);
      } catch (IOException e) {
        throw new UnusableSecretException(
            "the secret cannot be written to %s (%s): give a file elsewhere with --secret"
                .formatted(file, Reason.ofWriting(e)));
      }
    }
    return read(file);
  }

  /** Writes it to a file, unless one is there. */
  public void keepIn(Path file) throws IOException {
    if (!Files.exists(file)) {
      write(file);
    }
  }

  /** Linked into its place when it is whole: nobody finds half of it, or writes over another's. */
  private void write(Path file) throws IOException {
    Path place = file.toAbsolutePath();
    // Of a name that a later run sweeps away, and that no process on another machine has too.
    long number = new SecureRandom().nextLong() >>> 5;
    Path draft = place.resolveSibling(".gridmark-%s.%d.tmp".formatted(FILE, number));
    try {
      fill(draft);
      try {
        Files.createLink(place, draft);
      } catch (FileAlreadyExistsException e) {
        throw e;
      } catch (IOException | UnsupportedOperationException noLinksHere) {
        fill(place);
      }
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private void fill(Path file) throws IOException {
    Files.createFile(file, ownersAlone(file));
    Files.write(
        file, (text() + "\n").getBytes(StandardCharsets.US_ASCII), StandardOpenOption.WRITE);
  }

  private static FileAttribute<?>[] ownersAlone(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  /** What is in its file. */
  public String text() {
    return HexFormat.of().formatHex(bytes);
  }

  @Override
  public long seed(String... handIn) {
    return ByteBuffer.wrap(keyed("seed", handIn)).getLong() & MOST;
  }

  @Override
  public String fingerprint() {
    return FINGERPRINT + HexFormat.of().formatHex(keyed("fingerprint"), 0, Long.BYTES);
  }

  /** Whether a fingerprint is a secret's. */
  public static boolean isFingerprint(String text) {
    return text.startsWith(FINGERPRINT);
  }

  private byte[] keyed(String purpose, String... texts) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(bytes, mac.getAlgorithm()));
      return mac.doFinal(new Sha256().part(purpose, texts).bytes());
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every JDK has HmacSHA256", e);
    }
  }

  @Override
  public String toString() {
    return "a secret";
  }

  /** A secret cannot be read or made. */
  public static final class UnusableSecretException extends Exception {
    private static final long serialVersionUID = 1L;

    public UnusableSecretException(String message) {
      super(message);
    }
  }
}
