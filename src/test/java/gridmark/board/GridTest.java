package gridmark.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GridTest {

  private static final BoxShape SMALL = new BoxShape(2, 2);

  @Test
  void holdsTheDigitsItWasGiven() {
    Grid grid =
        Grid.of(SMALL, new int[][] {{1, 2, 3, 4}, {0, 0, 0, 0}, {4, 0, 0, 1}, {0, 0, 0, 2}});
    assertThat(grid.shape()).isEqualTo(SMALL);
    assertThat(grid.at(0, 3)).isEqualTo(4);
    assertThat(grid.at(2, 0)).isEqualTo(4);
    assertThat(grid.at(new Cell(3, 3))).isEqualTo(2);
    assertThat(grid.at(new Cell(1, 2))).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 5})
  void refusesTooFewOrTooManyRows(int rows) {
    assertThatThrownBy(() -> Grid.of(SMALL, new int[rows][4]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a grid has 4 rows, not " + rows);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 5})
  void refusesARowThatIsTooShortOrTooLong(int cells) {
    int[][] ragged = new int[4][4];
    ragged[2] = new int[cells];
    assertThatThrownBy(() -> Grid.of(SMALL, ragged))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("row 3 has " + cells + " cells, not 4");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 5, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void refusesADigitOutOfRange(int digit) {
    int[][] digits = new int[4][4];
    digits[1][3] = digit;
    assertThatThrownBy(() -> Grid.of(SMALL, digits))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(digit + " at r2c4 is not between 0 and 4");
  }

  @Test
  void takesTheHighestDigitOfTheBoard() {
    int[][] digits = new int[6][6];
    digits[0][0] = 6;
    assertThat(Grid.of(new BoxShape(2, 3), digits).at(0, 0)).isEqualTo(6);
  }

  @Test
  void doesNotChangeWithTheArrayItWasMadeFrom() {
    int[][] digits = new int[4][4];
    Grid grid = Grid.of(SMALL, digits);
    digits[0][0] = 1;
    digits[1] = new int[] {1, 2, 3, 4};
    assertThat(grid).isEqualTo(Grid.empty(SMALL));
  }

  @Test
  void doesNotChangeWithTheArrayItGaveAway() {
    Grid grid = Grid.empty(SMALL);
    int[][] rows = grid.toRows();
    rows[0][0] = 1;
    rows[1] = new int[] {1, 2, 3, 4};
    assertThat(grid.at(0, 0)).isZero();
    assertThat(grid.toRows()).isDeepEqualTo(new int[4][4]);
  }

  @Test
  void equalsAGridWithTheSameShapeAndDigitsOnly() {
    int[][] digits = new int[6][6];
    Grid flat = Grid.of(new BoxShape(2, 3), digits);
    assertThat(flat).isEqualTo(Grid.empty(new BoxShape(2, 3)));
    assertThat(flat).hasSameHashCodeAs(Grid.empty(new BoxShape(2, 3)));
    assertThat(flat).isNotEqualTo(Grid.empty(new BoxShape(3, 2)));
    digits[5][5] = 1;
    assertThat(flat).isNotEqualTo(Grid.of(new BoxShape(2, 3), digits));
  }

  @Test
  void printsOneLineARow() {
    Grid grid =
        Grid.of(SMALL, new int[][] {{1, 2, 3, 4}, {0, 0, 0, 0}, {4, 0, 0, 1}, {0, 0, 0, 2}});
    assertThat(grid).hasToString("1234\n....\n4..1\n...2\n");
  }

  @Test
  void printsDigitsAboveNineAsLetters() {
    int[][] digits = new int[25][25];
    digits[0][0] = 9;
    digits[0][1] = 10;
    digits[0][2] = 25;
    assertThat(Grid.of(new BoxShape(5, 5), digits).toString()).startsWith("9AP......");
  }
}
