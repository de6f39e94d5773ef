package gridmark.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;

import gridmark.grader.submission.SourceDecoder.Decoded;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourceDecoderTest {

  /** Letters that need two bytes or four in UTF-8, and that no Latin-1 text can hold. */
  private static final String TEXT = "// Řešení 数独 😀\nclass A {}\n";

  @Test
  void readsUtf8WithoutNote() {
    assertThat(SourceDecoder.decode(TEXT.getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(Decoded.of(TEXT, Optional.empty()));
  }

  @Test
  void readsNothing() {
    assertThat(SourceDecoder.decode(new byte[0])).isEqualTo(Decoded.of("", Optional.empty()));
  }

  @Test
  void takesByteOrderMarkAway() {
    byte[] bytes = ("\uFEFF" + TEXT).getBytes(StandardCharsets.UTF_8);

    assertThat(SourceDecoder.decode(bytes))
        .isEqualTo(Decoded.of(TEXT, Optional.of("begins with a byte-order mark: taken away")));
  }

  @Test
  void takesOnlyOneByteOrderMarkAway() {
    byte[] bytes = "\uFEFF\uFEFFclass A {}".getBytes(StandardCharsets.UTF_8);

    assertThat(SourceDecoder.decode(bytes).text()).isEqualTo("\uFEFFclass A {}");
  }

  @ParameterizedTest
  @CsvSource({"UTF-16LE", "UTF-16BE"})
  void readsUtf16WithMark(Charset charset) {
    assertThat(SourceDecoder.decode(("\uFEFF" + TEXT).getBytes(charset)))
        .isEqualTo(Decoded.of(TEXT, Optional.of("is UTF-16: read as such")));
  }

  @Test
  void readsLoneUtf16MarkAsNothing() {
    assertThat(SourceDecoder.decode(new byte[] {(byte) 0xFF, (byte) 0xFE}).text()).isEmpty();
  }

  @Test
  void readsWindows1250() {
    String text = "// Žluťoučký kůň „úpěl“\n";

    assertThat(SourceDecoder.decode(text.getBytes(Charset.forName("windows-1250"))))
        .isEqualTo(Decoded.of(text, Optional.of("is not UTF-8: read as windows-1250")));
  }

  @Test
  void readsWhatWindows1250LacksAsWindows1252() {
    byte[] bytes = {'/', '/', (byte) 0x83, (byte) 0x88};

    assertThat(SourceDecoder.decode(bytes))
        .isEqualTo(Decoded.of("//ƒˆ", Optional.of("is not UTF-8: read as windows-1252")));
  }

  @Test
  void readsBytesOfNoCodePageAsLatin1() {
    byte[] bytes = {'a', (byte) 0x81, (byte) 0xE9, 'b'};

    assertThat(SourceDecoder.decode(bytes))
        .isEqualTo(Decoded.of("a\u0081éb", Optional.of("is not UTF-8: read as ISO-8859-1")));
  }

  @Test
  void readsEveryByteThereIs() {
    byte[] bytes = new byte[256];
    for (int i = 0; i < 256; i++) {
      bytes[i] = (byte) i;
    }

    assertThat(SourceDecoder.decode(bytes).text()).hasSize(256);
  }

  @ParameterizedTest
  @CsvSource({"UTF-8", "UTF-16", "windows-1250"})
  void makesLineEndsPlain(Charset charset) {
    assertThat(SourceDecoder.decode("a\r\nb\rč\n\r\n\r".getBytes(charset)).text())
        .isEqualTo("a\nb\nč\n\n\n");
  }

  @Test
  void tellsWindowsLineEndsFromOthers() {
    assertThat(SourceDecoder.decode("a\r\nb".getBytes(StandardCharsets.UTF_8)).hasWindowsLines())
        .isTrue();
    assertThat(SourceDecoder.decode("a\nb\rc".getBytes(StandardCharsets.UTF_8)).hasWindowsLines())
        .isFalse();
  }
}
