package gridmark.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesTest {

  private static final Rules RULES = new Rules(BoxShape.CLASSIC);

  private static final String[] SOLVED = {
    "534678912",
    "672195348",
    "198342567",
    "859761423",
    "426853791",
    "713924856",
    "961537284",
    "287419635",
    "345286179"
  };

  @Test
  void findNothingWrongInASolvedGrid() {
    for (Unit.Kind kind : Unit.Kind.values()) {
      assertThat(RULES.broken(kind, solved())).isEmpty();
    }
  }

  @Test
  void nameTheRowTheDigitAndBothCells() {
    int[][] values = solved();
    values[3][8] = 7;
    values[3][1] = 7;
    values[3][3] = 5;
    assertThat(texts(Unit.Kind.ROW, values)).containsExactly("row 4 has 7 twice: r4c2 and r4c9");
  }

  @Test
  void nameTheColumnTheDigitAndBothCells() {
    int[][] values = solved();
    values[0][0] = 3;
    assertThat(texts(Unit.Kind.COLUMN, values))
        .containsExactly("column 1 has 3 twice: r1c1 and r9c1");
  }

  @Test
  void nameTheBlockTheDigitAndBothCells() {
    int[][] values = solved();
    values[8][6] = 2;
    assertThat(texts(Unit.Kind.BLOCK, values))
        .containsExactly("block 9 has 2 twice: r7c7 and r9c7");
  }

  @Test
  void seeAFaultOnlyInTheKindThatIsAskedFor() {
    // Rows 1 and 2 hold every digit once, but lie upon each other.
    int[][] values = solved();
    values[1] = values[0].clone();
    assertThat(texts(Unit.Kind.ROW, values)).isEmpty();
    assertThat(texts(Unit.Kind.COLUMN, values)).hasSize(9);
    assertThat(texts(Unit.Kind.BLOCK, values)).hasSize(9);
  }

  @ParameterizedTest
  @CsvSource({
    "3, 'row 1 has 1 three times: r1c1, r1c2 and r1c3'",
    "4, 'row 1 has 1 four times: r1c1, r1c2, r1c3 and r1c4'",
    "5, 'row 1 has 1 five times: r1c1, r1c2, r1c3, r1c4 and r1c5'"
  })
  void sayHowOftenADigitStandsThere(int times, String text) {
    int[][] values = solved();
    values[0] = new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9};
    for (int i = 0; i < times; i++) {
      values[0][i] = 1;
    }
    assertThat(texts(Unit.Kind.ROW, values)).containsExactly(text);
  }

  @Test
  void tellEveryRepeatedDigitOfAUnitInOrder() {
    int[][] values = solved();
    values[4] = new int[] {9, 9, 2, 2, 5, 1, 3, 4, 6};
    assertThat(texts(Unit.Kind.ROW, values))
        .containsExactly("row 5 has 2 twice: r5c3 and r5c4", "row 5 has 9 twice: r5c1 and r5c2");
  }

  @Test
  void tellOfAnEmptyCell() {
    int[][] values = solved();
    values[2][4] = 0;
    assertThat(texts(Unit.Kind.ROW, values)).containsExactly("cell r3c5 was left empty (0)");
    assertThat(texts(Unit.Kind.COLUMN, values)).containsExactly("cell r3c5 was left empty (0)");
    assertThat(texts(Unit.Kind.BLOCK, values)).containsExactly("cell r3c5 was left empty (0)");
  }

  @Test
  void doNotCallEmptyCellsARepetition() {
    assertThat(RULES.broken(Unit.Kind.ROW, new int[9][9]))
        .hasSize(81)
        .allMatch(Violation.NotADigit.class::isInstance);
  }

  @ParameterizedTest
  @CsvSource({"-1", "10", "2147483647", "-2147483648"})
  void tellOfANumberThatIsNoDigit(int value) {
    int[][] values = solved();
    values[8][0] = value;
    assertThat(texts(Unit.Kind.COLUMN, values))
        .containsExactly("cell r9c1 holds " + value + ", which is not between 1 and 9");
  }

  @Test
  void knowTheDigitsOfASmallerBoard() {
    int[][] values = {{1, 2, 3, 4}, {3, 4, 1, 2}, {2, 1, 4, 3}, {4, 3, 2, 5}};
    assertThat(new Rules(new BoxShape(2, 2)).broken(Unit.Kind.BLOCK, values))
        .extracting(Violation::text)
        .containsExactly("cell r4c4 holds 5, which is not between 1 and 4");
  }

  @Test
  void pointAtTheCellsOfEachFault() {
    int[][] values = solved();
    values[0][0] = 3;
    values[5][5] = 0;
    assertThat(RULES.broken(Unit.Kind.ROW, values))
        .extracting(Violation::cells)
        .containsExactly(List.of(new Cell(0, 0), new Cell(0, 1)), List.of(new Cell(5, 5)));
  }

  @Test
  void tellOfAGivenThatWasNotKept() {
    int[][] puzzle = new int[9][9];
    puzzle[0][2] = 5;
    int[][] values = new int[9][9];
    values[0][2] = 8;
    assertThat(RULES.changedGivens(Grid.of(BoxShape.CLASSIC, puzzle), values))
        .extracting(Violation::text)
        .containsExactly("given r1c3 = 5 became 8");
  }

  @Test
  void tellOfEveryGivenThatWasNotKeptRowByRow() {
    int[][] puzzle = solved();
    int[][] values = solved();
    puzzle[0][0] = 0;
    values[0][0] = 9;
    values[0][8] = 0;
    values[7][1] = Integer.MIN_VALUE;
    List<Violation> changed = RULES.changedGivens(Grid.of(BoxShape.CLASSIC, puzzle), values);
    assertThat(changed)
        .extracting(Violation::text)
        .containsExactly("given r1c9 = 2 became 0", "given r8c2 = 8 became -2147483648");
    assertThat(changed)
        .extracting(Violation::cells)
        .containsExactly(List.of(new Cell(0, 8)), List.of(new Cell(7, 1)));
  }

  @Test
  void letEmptyCellsOfThePuzzleBecomeAnything() {
    assertThat(RULES.changedGivens(Grid.empty(BoxShape.CLASSIC), solved())).isEmpty();
  }

  @Test
  void findAClashBesideEmptyCells() {
    int[][] values = new int[9][9];
    values[0][0] = 7;
    values[0][2] = 7;
    values[8][0] = 7;
    assertThat(texts(Unit.Kind.ROW, values)).contains("row 1 has 7 twice: r1c1 and r1c3");
    assertThat(texts(Unit.Kind.COLUMN, values)).contains("column 1 has 7 twice: r1c1 and r9c1");
    assertThat(texts(Unit.Kind.BLOCK, values)).contains("block 1 has 7 twice: r1c1 and r1c3");
  }

  private static List<String> texts(Unit.Kind kind, int[][] values) {
    return RULES.broken(kind, values).stream().map(Violation::text).toList();
  }

  private static int[][] solved() {
    int[][] values = new int[9][9];
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        values[row][column] = SOLVED[row].charAt(column) - '0';
      }
    }
    return values;
  }
}
