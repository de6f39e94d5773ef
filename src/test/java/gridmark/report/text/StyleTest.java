package gridmark.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StyleTest {

  private static final Style NARROW = new Style(true, true, 40);

  @Test
  void breaksLinesBetweenWordsAndKeepsTheirIndentation() {
    assertThat(NARROW.fold("     Look at the clauses that say that no row holds a digit twice."))
        .isEqualTo(
            """
                 Look at the clauses that say that
                 no row holds a digit twice.\
            """);
  }

  @Test
  void indentsWhatFollowsFurtherWhereAsked() {
    assertThat(NARROW.fold("  note  The class is not named SudokuSolver: accepted.", "      "))
        .isEqualTo("  note  The class is not named\n        SudokuSolver: accepted.");
  }

  @Test
  void fillsALineToItsLastPlace() {
    String forty = "1234567890 1234567890 1234567890 1234567";

    assertThat(NARROW.fold(forty)).isEqualTo(forty);
    assertThat(NARROW.fold(forty + "8")).isEqualTo("1234567890 1234567890 1234567890\n12345678");
  }

  @Test
  void leavesAWordWholeThatIsLongerThanALine() {
    String word = "x".repeat(60);

    assertThat(NARROW.fold("a " + word + " b")).isEqualTo("a\n" + word + "\nb");
  }

  @Test
  void doesNotCountColours() {
    String text = "1234567890 1234567890 1234567890";

    assertThat(NARROW.fold(NARROW.bad(text) + " " + NARROW.strong("1234567"))).doesNotContain("\n");
  }

  @Test
  void leavesLinesAloneInAFile() {
    String text = "word ".repeat(100);

    assertThat(Style.PLAIN.fold(text)).isEqualTo(text);
  }
}
