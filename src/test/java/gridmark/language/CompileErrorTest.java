package gridmark.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompileErrorTest {

  private static final String TEXT = "class A {\n\tint x = y;\n}\n";

  @ParameterizedTest
  @CsvSource({
    "0, 1, 1, class A {",
    "6, 1, 7, class A {",
    "9, 1, 10, class A {",
    "10, 2, 1, '\tint x = y;'",
    "19, 2, 10, '\tint x = y;'",
    "22, 3, 1, }"
  })
  void findsLineAndColumn(int offset, int line, int column, String sourceLine) {
    assertThat(CompileError.at(source(TEXT), offset, "wrong"))
        .isEqualTo(new CompileError("A.java", line, column, "wrong", sourceLine));
  }

  @Test
  void standsBehindLastLineAtEndOfText() {
    assertThat(CompileError.at(source(TEXT), TEXT.length(), "reached end of file"))
        .isEqualTo(new CompileError("A.java", 4, 1, "reached end of file", ""));
  }

  @Test
  void standsBehindLastCharacterWithoutLineEnd() {
    assertThat(CompileError.at(source("class A {"), 9, "reached end of file"))
        .isEqualTo(new CompileError("A.java", 1, 10, "reached end of file", "class A {"));
  }

  @ParameterizedTest
  @CsvSource({"-1, 1, 1", "1000, 4, 1"})
  void keepsOffsetsInsideTheText(int offset, int line, int column) {
    CompileError error = CompileError.at(source(TEXT), offset, "wrong");

    assertThat(error.line()).isEqualTo(line);
    assertThat(error.column()).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource({"-1", "0", "5"})
  void findsPlaceInEmptyText(int offset) {
    assertThat(CompileError.at(source(""), offset, "wrong"))
        .isEqualTo(new CompileError("A.java", 1, 1, "wrong", ""));
  }

  @Test
  void putsCaretUnderThePlaceWhateverTheTabWidth() {
    assertThat(CompileError.at(source(TEXT), 19, "cannot find symbol"))
        .hasToString(
            """
        A.java:2:10: error: cannot find symbol
          | \tint x = y;
          | \t        ^""");
  }

  @Test
  void putsTheOtherLinesOfTheMessageBelowTheCaret() {
    assertThat(CompileError.at(source("int x = y;"), 8, "cannot find symbol\n  symbol: y\nlook"))
        .hasToString(
            """
            A.java:1:9: error: cannot find symbol
              | int x = y;
              |         ^
              |   symbol: y
              | look""");
  }

  @Test
  void putsCaretBehindTheEndOfTheLine() {
    assertThat(CompileError.at(source("class A {"), 9, "end"))
        .hasToString(
            """
        A.java:1:10: error: end
          | class A {
          |          ^""");
  }

  @Test
  void showsOfLongLineThePartAroundThePlace() {
    String text = "x".repeat(500_000) + "ý" + "z".repeat(500_000);

    assertThat(CompileError.at(source(text), 500_000, "odd letter"))
        .hasToString(
            "A.java:1:500001: error: odd letter\n  | "
                + "x".repeat(80)
                + "ý"
                + "z".repeat(79)
                + "\n  | "
                + " ".repeat(80)
                + "^");
  }

  /** Where a build server reads along, such a line would be a command. */
  @Test
  void startsNoLineWithWordsOfTheSource() {
    assertThat(
            CompileError.at(source("::error::forged"), 0, "odd\n::error::too").toString().lines())
        .noneMatch(line -> line.strip().startsWith("::"));
    assertThat(new CompileError("::error::forged/A.java", 1, 1, "odd", "x").toString())
        .startsWith("./::error::forged/A.java:1:1: error: odd\n");
  }

  @Test
  void hasNoPlaceIfItIsGeneral() {
    assertThat(CompileError.general("too deep"))
        .isEqualTo(new CompileError("", 0, 0, "too deep", ""))
        .hasToString("error: too deep");
  }

  private static Source source(String text) {
    return new Source("A.java", text);
  }
}
