package gridmark.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "SudokuSolver.java", "Řešení (1) – 数独 😀 é", "a b\u00A0c", "<&\"'|`"})
  void leavesVisibleTextAlone(String text) {
    assertThat(Printable.line(text)).isEqualTo(text);
    assertThat(Printable.text(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        0x00, 0x07, 0x08, 0x0B, '\r', 0x1B, 0x7F, 0x85, 0x9B, 0xAD, 0x200B, 0x200E, 0x200F, 0x2028,
        0x2029, 0x202A, 0x202E, 0x2066, 0x2069, 0xFEFF, 0xD800, 0xDFFF, 0xE000, 0x0378, 0xE0001,
        0x10FFFF
      })
  void replacesWhatIsInvisibleOrTurnsText(int codePoint) {
    String hostile = "a" + new String(new int[] {codePoint}, 0, 1) + "b";

    assertThat(Printable.line(hostile)).isEqualTo("a\uFFFDb");
    assertThat(Printable.text(hostile)).isEqualTo("a\uFFFDb");
  }

  @Test
  void keepsLineBreaksAndTabsInTextOnly() {
    assertThat(Printable.text("a\n\tb")).isEqualTo("a\n\tb");
    assertThat(Printable.line("a\n\tb")).isEqualTo("a\uFFFD\uFFFDb");
  }

  @Test
  void takesAnsiSequenceItsPower() {
    assertThat(Printable.text("\u001B[31mred\u001B[0m\u001B]0;title\u0007"))
        .isEqualTo("\uFFFD[31mred\uFFFD[0m\uFFFD]0;title\uFFFD");
  }

  @ParameterizedTest
  @CsvSource({
    "a ##[error]b, a # #[error]b",
    "##vso[task.complete], # #vso[task.complete]",
    "##teamcity[x], # #teamcity[x]",
    "## title [1], ## title [1]"
  })
  void takesCommandsOfBuildServersTheirPower(String text, String harmless) {
    assertThat(Printable.text(text)).isEqualTo(harmless);
  }

  @Test
  void shortensLineButNotText() {
    String tooLong = "x".repeat(301);

    assertThat(Printable.line("x".repeat(300))).isEqualTo("x".repeat(300));
    assertThat(Printable.line(tooLong)).isEqualTo("x".repeat(300) + "…");
    assertThat(Printable.text(tooLong)).isEqualTo(tooLong);
  }
}
