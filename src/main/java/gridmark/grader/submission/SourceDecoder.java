package gridmark.grader.submission;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Turns the bytes of a source file into text, whatever editor saved it. Without a mark it is UTF-8
 * if it can be; else one of the Windows code pages, which differ only in letters that matter to
 * nobody but the reader of a comment.
 */
final class SourceDecoder {

  private static final List<Charset> FALLBACKS =
      List.of(Charset.forName("windows-1250"), Charset.forName("windows-1252"));

  /** The text, and how it was read if that was not the ordinary way. */
  record Decoded(String text, Optional<String> note, boolean hasWindowsLines) {

    static Decoded of(String text, Optional<String> note) {
      String plain = text.replace("\r\n", "\n").replace('\r', '\n');
      return new Decoded(plain, note, text.contains("\r\n"));
    }
  }

  private SourceDecoder() {}

  static Decoded decode(byte[] bytes) {
    if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
      return marked(bytes, 3, StandardCharsets.UTF_8, "begins with a byte-order mark: taken away");
    }
    if (startsWith(bytes, 0xFF, 0xFE)) {
      return marked(bytes, 2, StandardCharsets.UTF_16LE, "is UTF-16: read as such");
    }
    if (startsWith(bytes, 0xFE, 0xFF)) {
      return marked(bytes, 2, StandardCharsets.UTF_16BE, "is UTF-16: read as such");
    }
    if (isUtf16(bytes, 1)) {
      return marked(bytes, 0, StandardCharsets.UTF_16LE, "is UTF-16: read as such");
    }
    if (isUtf16(bytes, 0)) {
      return marked(bytes, 0, StandardCharsets.UTF_16BE, "is UTF-16: read as such");
    }
    Optional<String> utf8 = strictly(bytes, StandardCharsets.UTF_8);
    if (utf8.isPresent()) {
      return Decoded.of(utf8.get(), Optional.empty());
    }
    for (Charset charset : FALLBACKS) {
      Optional<String> text = strictly(bytes, charset);
      if (text.isPresent()) {
        return Decoded.of(text.get(), Optional.of("is not UTF-8: read as " + charset.name()));
      }
    }
    String latin = new String(bytes, StandardCharsets.ISO_8859_1);
    return Decoded.of(latin, Optional.of("is not UTF-8: read as ISO-8859-1"));
  }

  /** Without a mark: most of what Java is written in has one zero byte of two. */
  private static boolean isUtf16(byte[] bytes, int zeroAt) {
    int zeros = 0;
    for (int i = zeroAt; i < bytes.length; i += 2) {
      zeros += bytes[i] == 0 ? 1 : 0;
    }
    return bytes.length >= 2 && bytes.length % 2 == 0 && zeros > bytes.length / 4;
  }

  private static Decoded marked(byte[] bytes, int mark, Charset charset, String note) {
    String text = new String(bytes, mark, bytes.length - mark, charset);
    return Decoded.of(text, Optional.of(note));
  }

  private static Optional<String> strictly(byte[] bytes, Charset charset) {
    try {
      return Optional.of(
          charset
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(ByteBuffer.wrap(bytes))
              .toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  private static boolean startsWith(byte[] bytes, int... start) {
    if (bytes.length < start.length) {
      return false;
    }
    for (int i = 0; i < start.length; i++) {
      if ((bytes[i] & 0xFF) != start[i]) {
        return false;
      }
    }
    return true;
  }
}
