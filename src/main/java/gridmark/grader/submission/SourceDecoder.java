package gridmark.grader.submission;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Turns the bytes of a source file into text, whatever editor saved it. Without a mark it is UTF-8
 * if it can be; else one of the Windows code pages, which differ only in letters that matter to
 * nobody but the reader of a comment.
 */
final class SourceDecoder {

  /** From what is likely to what takes any byte. */
  private static final List<Charset> CHARSETS =
      List.of(
          StandardCharsets.UTF_8,
          Charset.forName("windows-1250"),
          Charset.forName("windows-1252"),
          StandardCharsets.ISO_8859_1);

  /** The text, and how it was read if that was not the ordinary way. */
  record Decoded(String text, Optional<String> note, boolean hasWindowsLines) {

    static Decoded of(String text, Optional<String> note) {
      String plain = text.replace("\r\n", "\n").replace('\r', '\n');
      return new Decoded(plain, note, text.contains("\r\n"));
    }
  }

  private SourceDecoder() {}

  static Decoded decode(byte[] bytes) {
    String letters = new String(bytes, StandardCharsets.ISO_8859_1);
    if (letters.startsWith("\u00EF\u00BB\u00BF")) {
      return Decoded.of(
          new String(bytes, 3, bytes.length - 3, StandardCharsets.UTF_8),
          Optional.of("begins with a byte-order mark: taken away"));
    }
    if (letters.startsWith("\u00FF\u00FE") || letters.startsWith("\u00FE\u00FF")) {
      return utf16(bytes, StandardCharsets.UTF_16);
    }
    if (isUtf16(bytes, 1)) {
      return utf16(bytes, StandardCharsets.UTF_16LE);
    }
    return isUtf16(bytes, 0) ? utf16(bytes, StandardCharsets.UTF_16BE) : unmarked(bytes);
  }

  /** Without a mark: most of what Java is written in has one zero byte of two. */
  private static boolean isUtf16(byte[] bytes, int zeroAt) {
    int zeros = 0;
    for (int i = zeroAt; i < bytes.length; i += 2) {
      zeros += bytes[i] == 0 ? 1 : 0;
    }
    return bytes.length >= 2 && bytes.length % 2 == 0 && zeros > bytes.length / 4;
  }

  private static Decoded utf16(byte[] bytes, Charset charset) {
    return Decoded.of(new String(bytes, charset), Optional.of("is UTF-16: read as such"));
  }

  private static Decoded unmarked(byte[] bytes) {
    for (Charset charset : CHARSETS) {
      try {
        String text = charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        return Decoded.of(
            text,
            charset.equals(StandardCharsets.UTF_8)
                ? Optional.empty()
                : Optional.of("is not UTF-8: read as " + charset.name()));
      } catch (CharacterCodingException e) {
        // Then the next.
      }
    }
    throw new AssertionError("the last of them takes any byte");
  }
}
