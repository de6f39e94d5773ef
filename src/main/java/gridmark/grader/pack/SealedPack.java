package gridmark.grader.pack;

import gridmark.json.Problems;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;

/**
 * Packs in an encrypted file, for places that everybody can read. It is text, so that it survives
 * whatever carries text: the line {@code gridmark/sealed/1}, then in Base64 a nonce and the packs
 * under AES-256-GCM, which also notices a change. The line is authenticated; the file's name is
 * not, so it may be renamed.
 */
public final class SealedPack {

  /** How the names of such files end. */
  public static final String ENDING = ".sealed";

  private static final String ANY_VERSION = "gridmark/sealed/";
  private static final String VERSION = ANY_VERSION + "1";
  private static final String CIPHER = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private SealedPack() {}

  /**
   * Seals packs, to be one file.
   *
   * @param paths files, or folders of them
   * @throws BrokenPackException if they could not be graded with
   */
  public static String seal(List<Path> paths, PackKey key) throws BrokenPackException, IOException {
    List<Path> files = new ArrayList<>();
    for (Path path : paths) {
      files.addAll(Files.exists(path) ? PackReader.files(path) : List.of());
    }
    Problems problems = new Problems();
    files.stream()
        .filter(SealedPack::hasEnding)
        .map(problems::in)
        .forEach(file -> file.add("", "it is sealed already", "give packs in plain JSON only"));
    if (problems.count() > 0) {
      throw new BrokenPackException(problems);
    }
    PackReader.readProved(paths, Optional.empty(), Expectations.once());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream plain = new DataOutputStream(bytes)) {
      for (Path file : files) {
        byte[] json = Files.readAllBytes(file);
        plain.writeUTF(file.getFileName().toString());
        plain.writeInt(json.length);
        plain.write(json);
      }
    }
    return seal(bytes.toByteArray(), key);
  }

  private static String seal(byte[] plain, PackKey key) {
    byte[] nonce = new byte[NONCE_BYTES];
    new SecureRandom().nextBytes(nonce);
    try {
      byte[] encrypted = cipher(Cipher.ENCRYPT_MODE, key, nonce).doFinal(plain);
      byte[] body =
          ByteBuffer.allocate(NONCE_BYTES + encrypted.length).put(nonce).put(encrypted).array();
      byte[] lineEnd = {'\n'};
      return VERSION + "\n" + Base64.getMimeEncoder(76, lineEnd).encodeToString(body) + "\n";
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every JDK has AES-GCM", e);
    }
  }

  private static Cipher cipher(int mode, PackKey key, byte[] nonce)
      throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance(CIPHER);
    cipher.init(mode, key.key(), new GCMParameterSpec(TAG_BITS, nonce));
    cipher.updateAAD(VERSION.getBytes(StandardCharsets.US_ASCII));
    return cipher;
  }

  static boolean hasEnding(Path file) {
    return file.getFileName().toString().endsWith(ENDING);
  }

  /**
   * What is in a sealed file, to be unpacked.
   *
   * @param problems takes why it cannot be opened
   */
  static Optional<byte[]> open(byte[] file, Optional<PackKey> key, Problems problems) {
    String text = new String(file, StandardCharsets.ISO_8859_1);
    String version = text.lines().findFirst().orElse("").strip();
    if (!version.startsWith(ANY_VERSION)) {
      problems.add("", "this is no sealed pack", "make it with gridmark seal, or remove it");
    } else if (!version.equals(VERSION)) {
      problems.add(
          "",
          "the pack was sealed by another version of Gridmark",
          "seal it again with this one, or use that one");
    } else if (key.isEmpty()) {
      problems.add(
          "",
          "the pack is sealed, and there is no key to open it",
          "set the environment variable %s to the key that it was sealed with"
              .formatted(PackKey.VARIABLE));
    } else {
      return decrypt(text.substring(VERSION.length()), key.get(), problems);
    }
    return Optional.empty();
  }

  private static Optional<byte[]> decrypt(String base64, PackKey key, Problems problems) {
    try {
      byte[] body = Base64.getDecoder().decode(base64.replaceAll("\\s", ""));
      if (body.length < NONCE_BYTES + TAG_BITS / 8) {
        throw new IllegalArgumentException("cut short");
      }
      byte[] nonce = Arrays.copyOf(body, NONCE_BYTES);
      return Optional.of(
          cipher(Cipher.DECRYPT_MODE, key, nonce)
              .doFinal(body, NONCE_BYTES, body.length - NONCE_BYTES));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      problems.add(
          "",
          "the pack cannot be opened: the key does not fit, or the file is damaged",
          "set %s to the key that it was sealed with, or seal the pack again"
              .formatted(PackKey.VARIABLE));
      return Optional.empty();
    }
  }

  /** Gives the name and the bytes of each file that was sealed. */
  static void unpack(byte[] plain, BiConsumer<String, byte[]> inside) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(plain))) {
      while (in.available() > 0) {
        inside.accept(in.readUTF(), in.readNBytes(in.readInt()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("what we sealed ourselves is not whole", e);
    }
  }
}
