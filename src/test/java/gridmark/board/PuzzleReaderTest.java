package gridmark.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridmark.board.PuzzleReader.UnreadablePuzzleException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleReaderTest {

  private static final String LINE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String MARKS =
      "..e...o............................................................e............o";

  @Test
  void oneLineIsOnePuzzle() throws Exception {
    Puzzle puzzle = only(LINE);

    assertThat(puzzle.shape()).isEqualTo(BoxShape.CLASSIC);
    assertThat(puzzle.givens().at(0, 1)).isEqualTo(3);
    assertThat(puzzle.givens().at(8, 8)).isEqualTo(9);
    assertThat(puzzle.marks().isEmpty()).isTrue();
    assertThat(puzzle.line()).isEqualTo(LINE);
  }

  @ParameterizedTest
  @ValueSource(chars = {'0', '_', '*', '?'})
  void emptyCellsAreWrittenInSeveralWays(char empty) throws Exception {
    assertThat(only(LINE.replace('.', empty))).isEqualTo(only(LINE));
  }

  @Test
  void gridMayHaveSeparatorsSpacesAndComments() throws Exception {
    String drawn =
        """
        # from a newspaper
        5 3 . | . 7 . | . . .   # easy
        6 . . | 1 9 5 | . . .
        . 9 8 | . . . | . 6 .
        ------+-------+------
        8 . . | . 6 . | . . 3
        4 . . | 8 . 3 | . . 1
        7 . . | . 2 . | . . 6
        ======+=======+======
        . 6 . │ . . . │ 2 8 .
        . . . │ 4 1 9 │ . . 5
        └─────┴───────┴─────┘
        . . .   . 8 .   . 7 9
        """;

    assertThat(only(drawn)).isEqualTo(only(LINE));
  }

  @Test
  void fileFromWindowsIsRead() throws Exception {
    assertThat(only("\uFEFF" + LINE + "\r\n")).isEqualTo(only(LINE));
    assertThat(PuzzleReader.read(LINE + "\r" + LINE)).hasSize(2);
  }

  @Test
  void manyPuzzlesOfSeveralSizesMayStandInOneText() throws Exception {
    String text = LINE + "\n" + ".".repeat(16) + "\n\n12.|...\n" + "...|...\n".repeat(5) + LINE;

    assertThat(PuzzleReader.read(text))
        .extracting(Puzzle::shape)
        .containsExactly(
            BoxShape.CLASSIC, new BoxShape(2, 2), new BoxShape(2, 3), BoxShape.CLASSIC);
  }

  @ParameterizedTest
  @CsvSource({"4,2x2", "6,2x3", "8,2x4", "9,3x3", "10,2x5", "12,3x4", "15,3x5", "16,4x4", "25,5x5"})
  void sizeFollowsFromTheNumberOfCells(int size, String boxes) throws Exception {
    Puzzle puzzle = only(".".repeat(size * size));

    assertThat(puzzle.shape()).hasToString(boxes);
    assertThat(puzzle.givens()).isEqualTo(Grid.empty(puzzle.shape()));
    assertThat(only((".".repeat(size) + "\n").repeat(size))).isEqualTo(puzzle);
  }

  @Test
  void shapeMayBeSaid() throws Exception {
    BoxShape standing = new BoxShape(3, 2);

    assertThat(PuzzleReader.read("1" + ".".repeat(35), standing))
        .extracting(Puzzle::shape)
        .containsExactly(standing);
    assertThat(PuzzleReader.read((".".repeat(16) + "\n").repeat(16), new BoxShape(2, 2)))
        .hasSize(16);
  }

  @Test
  void lettersStandForDigitsAboveNine() throws Exception {
    Grid grid = only("G" + ".".repeat(254) + "a").givens();

    assertThat(grid.at(0, 0)).isEqualTo(16);
    assertThat(grid.at(15, 15)).isEqualTo(10);
  }

  @Test
  void numbersAndSpacesAreRead() throws Exception {
    String row = "12 0  3 | . 10 _ |  0 0 0 | 11 9 01\n";
    Grid grid = only(row + ("0 ".repeat(12) + "\n").repeat(11)).givens();

    assertThat(grid.shape()).isEqualTo(new BoxShape(3, 4));
    assertThat(grid.toRows()[0]).containsExactly(12, 0, 3, 0, 10, 0, 0, 0, 0, 11, 9, 1);
    assertThat(only(numbers(grid)).givens()).isEqualTo(grid);
    assertThat(only(numbers(grid).replace('\n', ' ')).givens()).isEqualTo(grid);
  }

  @Test
  void sixteenLinesOfSixteenAreOneBoardIfMostDigitsAreAboveFour() throws Exception {
    String small = "12..............\n".repeat(16);
    String large = "1GF.............\n".repeat(16);

    assertThat(PuzzleReader.read(small)).hasSize(16);
    assertThat(only(large).shape()).isEqualTo(new BoxShape(4, 4));
    assertThat(PuzzleReader.read(large + small)).hasSize(17);
    assertRefused(
        small.replaceFirst("2", "5"), "line 1, column 2: '5' is more than the 4 of the board");
  }

  @Test
  void marksFollowTheirPuzzleInTheSameLineTheNextOrAsGrid() throws Exception {
    Puzzle marked = only(LINE + " " + MARKS);

    assertThat(marked.marks().at(0, 2)).isEqualTo(Mark.EVEN);
    assertThat(marked.marks().at(8, 8)).isEqualTo(Mark.ODD);
    assertThat(marked.givens()).isEqualTo(only(LINE).givens());
    assertThat(only(LINE + "\n" + MARKS)).isEqualTo(marked);
    assertThat(only(marked.line())).isEqualTo(marked);
    assertThat(only(rows(marked))).isEqualTo(marked);
    assertThat(PuzzleReader.read(LINE + "\n" + MARKS + "\n" + LINE))
        .containsExactly(marked, only(LINE));
  }

  @Test
  void lettersOfLargeBoardsAreNotTakenForMarks() throws Exception {
    String large = "E" + ".".repeat(255);
    String marks = ".e" + ".".repeat(254);

    Puzzle puzzle = only(large + "\n" + marks);

    assertThat(puzzle.givens().at(0, 0)).isEqualTo(14);
    assertThat(puzzle.marks().at(0, 1)).isEqualTo(Mark.EVEN);
    assertThat(only("1e" + ".".repeat(254)).givens().at(0, 1)).isEqualTo(14);
    assertThat(only(rows(puzzle))).isEqualTo(puzzle);
  }

  @Test
  void everyFormIsReadAsItWasWritten() throws Exception {
    Random random = new Random(3);
    for (int size : List.of(4, 6, 8, 9, 10, 12, 16, 25)) {
      for (int i = 0; i < 20; i++) {
        Puzzle puzzle = random(BoxShape.ofSize(size), random);
        assertThat(only(puzzle.line())).isEqualTo(puzzle);
        assertThat(only(rows(puzzle))).isEqualTo(puzzle);
        if (size >= 10) {
          assertThat(only(numbers(puzzle.givens())).givens()).isEqualTo(puzzle.givens());
        }
      }
    }
  }

  private static Puzzle random(BoxShape shape, Random random) {
    int size = shape.size();
    int[][] digits = new int[size][size];
    Mark[][] marks = Marks.none(shape).toRows();
    // Digits above 4 keep 16 rows of 16 from being 4x4 boards.
    int smallest = size == 16 ? 5 : 1;
    digits[0][0] = size;
    for (int i = 0; i < size; i++) {
      digits[random.nextInt(size)][1 + random.nextInt(size - 1)] =
          smallest + random.nextInt(size - smallest + 1);
      marks[random.nextInt(size)][random.nextInt(size)] =
          random.nextBoolean() ? Mark.EVEN : Mark.ODD;
    }
    return new Puzzle(Grid.of(shape, digits), Marks.of(shape, marks));
  }

  @Test
  void unreadableTextIsToldWithLineAndColumn() {
    assertRefused("", "line 1, column 1: there is no puzzle; one of 9x9 is a line of 81 cells");
    assertRefused(
        "\n" + LINE.substring(1),
        "line 2, column 1: 80 cells make no board; "
            + "a board of 9x9 has 81 in one line, or 9 lines of 9");
    assertRefused(
        LINE.replaceFirst("9", "&"),
        "line 1, column 14: '&' is not a digit; empty cells are . or 0");
    assertRefused(
        LINE.replaceFirst("9", "\u0007"),
        "line 1, column 14: 'U+0007' is not a digit; empty cells are . or 0");
    assertRefused(
        LINE.replaceFirst("9", "x"),
        "line 1, column 14: 'x' stands for 33, and is more than the 9 of the board");
    assertRefused("1".repeat(15) + "5", "line 1, column 16: '5' is more than the 4 of the board");
    assertRefused(
        "1........\n".repeat(3) + "2.......\n",
        "line 4, column 8: this row has 8 cells, but line 1 has 9");
    assertRefused(
        "1........\n".repeat(3) + "2.........\n",
        "line 4, column 9: this row has 10 cells, but line 1 has 9");
    assertRefused(
        "\n" + "1........\n".repeat(8),
        "line 9, column 9: the board that begins in line 2 has 8 of its 9 rows");
    assertRefused(
        "0 ".repeat(11) + "17\n" + ("0 ".repeat(12) + "\n").repeat(11),
        "line 1, column 23: '17' is more than the 12 of the board");
    assertRefused(
        MARKS, "line 1, column 1: marks without a puzzle: write the puzzle before its marks");
    assertRefused(
        LINE + "\n" + MARKS + "\n" + MARKS,
        "line 3, column 1: marks without a puzzle: write the puzzle before its marks");
    assertRefused(
        LINE + "\ne..............o",
        "line 2, column 1: marks for 4x4, but the puzzle before them is 9x9");
  }

  @Test
  void theCauseIsNamedNotItsConsequence() {
    assertRefused(
        "1...!..2........3", "line 1, column 5: '!' is not a digit; empty cells are . or 0");
    assertRefused(
        "Grid 01\n003020600\n",
        "line 1, column 1: 'G' stands for 16, and is more than the 6 of the board");
    assertRefused(
        "1............... .E..............",
        "line 1, column 1: 32 cells make no board; a board of 6x6 has 36 in one line, "
            + "or 6 lines of 6; marks are lower-case e, o and . behind the puzzle");
    assertRefused(
        ".".repeat(10_001),
        "line 1, column 10001: no puzzle is so long; is this a file of puzzles?");
  }

  @Test
  void shapeSaidIsTheOnlyOneAccepted() {
    assertThatThrownBy(() -> PuzzleReader.read(LINE, new BoxShape(4, 4)))
        .isInstanceOf(UnreadablePuzzleException.class)
        .hasMessage(
            "line 1, column 1: 81 cells make no board; "
                + "a board of 16x16 has 256 in one line, or 16 lines of 16");
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> PuzzleReader.read(text))
        .isInstanceOf(UnreadablePuzzleException.class)
        .hasMessage(message);
  }

  private static Puzzle only(String text) throws UnreadablePuzzleException {
    List<Puzzle> puzzles = PuzzleReader.read(text);
    assertThat(puzzles).hasSize(1);
    return puzzles.get(0);
  }

  /** One line a row; the marks, if there are any, as a second grid below an empty line. */
  private static String rows(Puzzle puzzle) {
    String givens = puzzle.givens().toString();
    return puzzle.marks().isEmpty() ? givens : givens + "\n" + puzzle.marks();
  }

  /** One line a row of numbers and spaces, 0 for an empty cell. */
  private static String numbers(Grid grid) {
    int width = Integer.toString(grid.shape().size()).length();
    StringBuilder text = new StringBuilder();
    for (int[] row : grid.toRows()) {
      for (int column = 0; column < row.length; column++) {
        String number = Integer.toString(row[column]);
        text.append(column == 0 ? "" : " ").append(" ".repeat(width - number.length()));
        text.append(number);
      }
      text.append('\n');
    }
    return text.toString();
  }
}
