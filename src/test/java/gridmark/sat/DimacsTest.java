package gridmark.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gridmark.board.Puzzle;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DimacsTest {

  private static final Cnf FORMULA = Cnf.of(3, List.of(new int[] {1, -2}, new int[] {2, 3, -1}));

  static List<Encoding> encodings() {
    return Encoding.all();
  }

  @Test
  void writesCommentsHeaderAndOneClauseALine() throws Exception {
    StringBuilder out = new StringBuilder();
    Dimacs.write(FORMULA, List.of("first", "second"), out);
    assertThat(out).hasToString("c first\nc second\np cnf 3 2\n1 -2 0\n2 3 -1 0\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "p cnf 3 2\n1 -2 0\n2 3 -1 0\n",
        "p cnf 3 2\n1 -2 0 2 3 -1 0",
        "p cnf 3 2\n1\n-2\n0\n2 3\n-1 0\n",
        "\n\n  p\tcnf   3\t 2  \r\n  1   -2\t0 \r\n\r\n 2 3 -1 0\r\n",
        "c one\np cnf 3 2\nc two\n1\nc three\n-2 0\n   c four 5 0\n2 3 -1 0\nc",
        "cnf by hand\np cnf 3 2\n1 -2 0\n2 3 -1 0\n%\n0\n\n",
      })
  void readsHoweverItIsLaidOut(String text) throws Exception {
    assertThat(read(text)).isEqualTo(FORMULA);
  }

  @Test
  void readsEmptyClausesAndEmptyFormulas() throws Exception {
    assertThat(read("p cnf 0 0").clauses()).isZero();
    assertThat(read("p cnf 1 1\n0\n")).isEqualTo(Cnf.of(1, List.of(new int[0])));
  }

  @Test
  void saysThatTheHeaderIsMissing() {
    wrong("", 1, 1, "the header \"p cnf VARIABLES CLAUSES\" is missing");
    wrong("c only a comment\n", 1, 1, "the header \"p cnf VARIABLES CLAUSES\" is missing");
    wrong(
        "c\n  1 2 0\n",
        2,
        3,
        "the header \"p cnf VARIABLES CLAUSES\" must come before the clauses");
  }

  @Test
  void saysThatTheHeaderIsWrong() {
    String form = "the header is not of the form \"p cnf VARIABLES CLAUSES\"";
    wrong("p sat 3 2\n", 1, 1, form);
    wrong("c\n p cnf 3\n", 2, 2, form);
    wrong("p cnf 3 2 1\n", 1, 1, form);
    wrong("p cnf 1 1\n1 0\np cnf 1 1\n", 3, 1, "a second header; a file has one");
    wrong("p cnf -3 2\n", 1, 7, "a number of variables is between 0 and 10000000, not -3");
    wrong("p cnf 99999999 2\n", 1, 7, "a number of variables is between 0 and 10000000");
    wrong("p cnf 3 -2\n", 1, 9, "a number of clauses is between 0 and");
    wrong("p cnf 3 two\n", 1, 9, "\"two\" is not a number");
  }

  @Test
  void saysThatTheHeaderPromisesOtherClauses() {
    wrong(
        "p cnf 3 3\n1 -2 0\n2 0\n",
        1,
        9,
        "the header promises 3 clauses, but 2 follow; correct the second number of the header");
    wrong("p cnf 3 1\n1 -2 0\n2 0\n", 1, 9, "the header promises 1 clauses, but 2 follow");
  }

  @Test
  void saysThatALiteralIsBeyondTheHeader() {
    wrong(
        "p cnf 3 2\n1 -2 0\n2 4 -1 0\n",
        3,
        3,
        "the header promises variables 1 to 3, so 4 is none; raise the first number of the header");
    wrong(
        "p cnf 3 1\n1 -2147483648 0\n",
        2,
        3,
        "the header promises variables 1 to 3, so -2147483648");
  }

  @Test
  void saysThatTheLastClauseIsNotEnded() {
    wrong("p cnf 3 2\n1 -2 0\n2 3 -1\n\nc end\n", 3, 5, "the last clause does not end with 0");
    wrong("p cnf 3 2\n1 -2 0\n2 3 -1\n%\n0\n", 3, 5, "the last clause does not end with 0");
  }

  @Test
  void saysWhichWordIsNoNumber() {
    wrong("p cnf 3 2\n1 -2 0\n2 x3 -1 0\n", 3, 3, "\"x3\" is not a number; a clause is numbers");
    wrong("p cnf 3 2\n1 2.0 0\n", 2, 3, "\"2.0\" is not a number");
    wrong("p cnf 3 1\n1 9999999999 0\n", 2, 3, "\"9999999999\" is not a number");
  }

  @ParameterizedTest
  @MethodSource("encodings")
  void whatIsWrittenIsReadAgain(Encoding encoding) throws Exception {
    Puzzle puzzle = Puzzles.read("1....3..........");
    assertThat(read(written(encoding, puzzle))).isEqualTo(encoding.encode(puzzle));
  }

  @Test
  void commentsSayHowToReadAModel() throws Exception {
    assertThat(comments(Encoding.TRIADS, "1..............2\n\n..eo............"))
        .containsExactly(
            "c Sudoku 4x4 with boxes of 2x2, encoding: triads",
            "c givens: 1..............2",
            "c marks:  ..eo............",
            "c Rows i and columns j are counted from 0, digits n from 1.",
            "c Variable 16i + 4j + n: the cell in row i, column j holds digit n.",
            "c So v means row (v-1) / 16, column (v-1) / 4 % 4,",
            "c digit (v-1) % 4 + 1.",
            "c Variable 64 + 8i + 4k + n: row i holds n in its",
            "c block k from the left, from 0.",
            "c Variable 96 + 8j + 4k + n: column j holds n in its",
            "c block k from the top, from 0.",
            "c       16 clauses: every cell holds a digit",
            "c       96 clauses: no cell holds two digits",
            "c       32 clauses: a digit of a row triad is in one of its cells",
            "c       96 clauses: a digit of a cell is in its row triad, and there once",
            "c       32 clauses: a digit of a column triad is in one of its cells",
            "c       96 clauses: a digit of a cell is in its column triad, and there once",
            "c       16 clauses: every row holds every digit in a triad",
            "c       16 clauses: no row holds a digit in two triads",
            "c       16 clauses: every column holds every digit in a triad",
            "c       16 clauses: no column holds a digit in two triads",
            "c       16 clauses: every block holds every digit in a row triad",
            "c       16 clauses: no block holds a digit in two row triads",
            "c       16 clauses: every block holds every digit in a column triad",
            "c       16 clauses: no block holds a digit in two column triads",
            "c        2 clauses: the givens",
            "c        4 clauses: the digits forbidden by even and odd marks");
  }

  @Test
  void commentsSayWhatPruningHasDecided() throws Exception {
    assertThat(comments(Encoding.PRUNED, "12..34....4....."))
        .contains(
            "c Decided by singles, so that their variables do not occur:",
            "c         123434..2.4.4...");
    assertThat(comments(Encoding.PRUNED, "11.............."))
        .endsWith(
            "c Singles show that there is no solution, and the formula just contradicts itself.");
  }

  private static List<String> comments(Encoding encoding, String puzzle) throws IOException {
    return written(encoding, Puzzles.read(puzzle)).lines().filter(l -> l.startsWith("c")).toList();
  }

  private static String written(Encoding encoding, Puzzle puzzle) throws IOException {
    StringBuilder out = new StringBuilder();
    Dimacs.write(encoding, puzzle, out);
    return out.toString();
  }

  private static Cnf read(String text) throws IOException, UnreadableDimacsException {
    return DimacsReader.read(new StringReader(text));
  }

  private static void wrong(String text, int line, int column, String reason) {
    assertThatExceptionOfType(UnreadableDimacsException.class)
        .isThrownBy(() -> read(text))
        .satisfies(e -> assertThat(e.line()).as("line").isEqualTo(line))
        .satisfies(e -> assertThat(e.column()).as("column").isEqualTo(column))
        .withMessageContaining("line " + line + ", column " + column + ": " + reason);
  }
}
