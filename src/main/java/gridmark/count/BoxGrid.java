package gridmark.count;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The candidates of a settled board, seen as bands and stacks of boxes, which can be turned and
 * moved.
 */
final class BoxGrid {

  private static final List<int[]> ORDERS_OF_TWO = List.of(new int[] {0, 1}, new int[] {1, 0});
  private static final List<int[]> ORDERS_OF_THREE =
      Stream.of("012", "021", "102", "120", "201", "210")
          .map(order -> order.chars().map(Character::getNumericValue).toArray())
          .toList();

  final int boxRows;
  final int boxColumns;
  final int size;

  /** Row by row. */
  private final int[] candidates;

  BoxGrid(int boxRows, int boxColumns, int[] candidates) {
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
    this.size = boxRows * boxColumns;
    this.candidates = candidates.clone();
  }

  static BoxGrid of(Position position) {
    return new BoxGrid(
        position.layout.shape().rows(),
        position.layout.shape().columns(),
        IntStream.range(0, position.layout.cells()).map(position::candidates).toArray());
  }

  int at(int row, int column) {
    return candidates[row * size + column];
  }

  /** The candidates of a box, row by row. */
  int[] box(int band, int stack) {
    return IntStream.range(0, size)
        .map(i -> at(band * boxRows + i / boxColumns, stack * boxColumns + i % boxColumns))
        .toArray();
  }

  /** The same board with rows for columns. */
  BoxGrid transposed() {
    return new BoxGrid(
        boxColumns,
        boxRows,
        IntStream.range(0, candidates.length).map(i -> at(i % size, i / size)).toArray());
  }

  /** The same board with its bands and stacks in another order. */
  BoxGrid reordered(int[] bands, int[] stacks) {
    int[] moved = new int[candidates.length];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        moved[row * size + column] =
            at(
                bands[row / boxRows] * boxRows + row % boxRows,
                stacks[column / boxColumns] * boxColumns + column % boxColumns);
      }
    }
    return new BoxGrid(boxRows, boxColumns, moved);
  }

  /** The digits that are interchangeable in some bands. */
  DigitClasses digitClasses(int... bands) {
    int bandCells = boxRows * size;
    return DigitClasses.of(
        size,
        Arrays.stream(bands)
            .flatMap(band -> IntStream.range(band * bandCells, (band + 1) * bandCells))
            .map(cell -> candidates[cell])
            .toArray());
  }

  /** All orders of the columns of a box; the first leaves them as they are. */
  List<int[]> columnOrders() {
    return boxColumns == 2 ? ORDERS_OF_TWO : ORDERS_OF_THREE;
  }

  /** Whether each column of a stack has the candidates of the other's column in that order. */
  boolean looksAlike(int[] bands, int stack, int other, int[] order) {
    for (int band : bands) {
      for (int row = band * boxRows; row < (band + 1) * boxRows; row++) {
        for (int column = 0; column < boxColumns; column++) {
          if (at(row, stack * boxColumns + column) != at(row, other * boxColumns + order[column])) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
