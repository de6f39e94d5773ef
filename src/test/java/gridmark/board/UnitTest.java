package gridmark.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class UnitTest {

  static Stream<BoxShape> shapes() {
    return Stream.of(
        BoxShape.CLASSIC,
        new BoxShape(2, 3),
        new BoxShape(3, 2),
        new BoxShape(2, 2),
        new BoxShape(1, 1),
        new BoxShape(3, 4),
        new BoxShape(5, 5));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void everyKindCoversEveryCellOnce(BoxShape shape) {
    int size = shape.size();
    for (Unit.Kind kind : Unit.Kind.values()) {
      List<Unit> units = Unit.of(shape, kind);
      assertThat(units).hasSize(size);
      Set<Cell> cells = new HashSet<>();
      for (int i = 0; i < size; i++) {
        assertThat(units.get(i).kind()).isEqualTo(kind);
        assertThat(units.get(i).index()).isEqualTo(i);
        assertThat(units.get(i).cells()).hasSize(size).isSorted();
        cells.addAll(units.get(i).cells());
      }
      assertThat(cells).hasSize(size * size);
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void blocksHaveTheShapeOfTheBox(BoxShape shape) {
    for (Unit block : Unit.of(shape, Unit.Kind.BLOCK)) {
      List<Integer> rows = block.cells().stream().map(Cell::row).distinct().toList();
      List<Integer> columns = block.cells().stream().map(Cell::column).distinct().toList();
      assertThat(rows).hasSize(shape.rows());
      assertThat(columns).hasSize(shape.columns());
      assertThat(rows.get(0) % shape.rows()).isZero();
      assertThat(columns.get(0) % shape.columns()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({
    // box rows, box columns, row, column, block
    "3, 3, 0, 0, 0",
    "3, 3, 2, 2, 0",
    "3, 3, 0, 3, 1",
    "3, 3, 0, 8, 2",
    "3, 3, 3, 0, 3",
    "3, 3, 4, 4, 4",
    "3, 3, 6, 0, 6",
    "3, 3, 8, 8, 8",
    "2, 3, 0, 2, 0",
    "2, 3, 0, 3, 1",
    "2, 3, 1, 5, 1",
    "2, 3, 2, 0, 2",
    "2, 3, 3, 3, 3",
    "2, 3, 5, 5, 5",
    "3, 2, 0, 2, 1",
    "3, 2, 2, 5, 2",
    "3, 2, 3, 0, 3",
    "3, 2, 5, 5, 5",
    "2, 2, 1, 1, 0",
    "2, 2, 1, 2, 1",
    "2, 2, 2, 1, 2",
    "2, 2, 3, 3, 3"
  })
  void numbersBlocksRowByRow(int boxRows, int boxColumns, int row, int column, int block) {
    BoxShape shape = new BoxShape(boxRows, boxColumns);
    Cell cell = new Cell(row, column);
    assertThat(shape.blockOf(cell)).isEqualTo(block);
    assertThat(Unit.of(shape, Unit.Kind.BLOCK).get(block).cells()).contains(cell);
  }

  @Test
  void listsTheCellsOfABlockOfTwoRowsAndThreeColumns() {
    Unit block = Unit.of(new BoxShape(2, 3), Unit.Kind.BLOCK).get(3);
    assertThat(block.cells())
        .extracting(Cell::toString)
        .containsExactly("r3c4", "r3c5", "r3c6", "r4c4", "r4c5", "r4c6");
  }

  @Test
  void listsTheCellsOfARowAndOfAColumn() {
    BoxShape small = new BoxShape(2, 2);
    assertThat(Unit.of(small, Unit.Kind.ROW).get(1).cells())
        .extracting(Cell::toString)
        .containsExactly("r2c1", "r2c2", "r2c3", "r2c4");
    assertThat(Unit.of(small, Unit.Kind.COLUMN).get(1).cells())
        .extracting(Cell::toString)
        .containsExactly("r1c2", "r2c2", "r3c2", "r4c2");
  }

  @Test
  void listsRowsThenColumnsThenBlocks() {
    assertThat(Unit.allOf(new BoxShape(2, 2)))
        .extracting(Unit::toString)
        .containsExactly(
            "row 1",
            "row 2",
            "row 3",
            "row 4",
            "column 1",
            "column 2",
            "column 3",
            "column 4",
            "block 1",
            "block 2",
            "block 3",
            "block 4");
    assertThat(Unit.allOf(BoxShape.CLASSIC)).hasSize(27);
  }

  @ParameterizedTest
  @CsvSource({"0, 3", "3, 0", "-3, -3", "2, 13", "26, 1"})
  void noBoardHasSuchBoxes(int rows, int columns) {
    assertThatThrownBy(() -> new BoxShape(rows, columns))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no board has boxes of " + rows + "x" + columns);
  }

  @Test
  void noBoardHasBoxesSoLargeThatTheirCellsOverflow() {
    assertThatThrownBy(() -> new BoxShape(1 << 16, 1 << 16))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void cellsAreCountedFromOneInWordsAndReadRowByRow() {
    assertThat(new Cell(3, 1)).hasToString("r4c2");
    assertThat(new Cell(0, 8)).isLessThan(new Cell(1, 0));
    assertThat(new Cell(1, 0)).isLessThan(new Cell(1, 1));
    assertThatThrownBy(() -> new Cell(-1, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Cell(0, -1)).isInstanceOf(IllegalArgumentException.class);
  }
}
