package gridmark.assignment.filling.mutant;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Groups of cells on the 9x9 board: the units, and what they are taken for by mistake. */
final class Cells {

  static final BoxShape SHAPE = BoxShape.CLASSIC;
  static final int SIZE = SHAPE.size();

  private Cells() {}

  static List<List<Cell>> units(Unit.Kind kind) {
    return Unit.of(SHAPE, kind).stream().map(Unit::cells).toList();
  }

  /** The cells that have the same number, by a formula that need not be the right one. */
  static List<List<Cell>> numbered(Function<Cell, Integer> number) {
    Map<Integer, List<Cell>> groups =
        SHAPE.cells().stream()
            .collect(Collectors.groupingBy(number, TreeMap::new, Collectors.toList()));
    return List.copyOf(groups.values());
  }

  /**
   * Squares of cells that begin at these rows and columns; what lies beyond the board is not there.
   */
  static List<List<Cell>> squares(int width, int... starts) {
    List<List<Cell>> squares = new ArrayList<>();
    for (int top : starts) {
      for (int left : starts) {
        squares.add(
            SHAPE.cells().stream()
                .filter(cell -> isWithin(cell.row(), top, width))
                .filter(cell -> isWithin(cell.column(), left, width))
                .toList());
      }
    }
    return squares;
  }

  private static boolean isWithin(int index, int start, int width) {
    return index >= start && index < start + width;
  }

  /** Of each group only the first cells. */
  static List<List<Cell>> cut(List<List<Cell>> groups, int length) {
    return groups.stream().map(group -> group.subList(0, length)).toList();
  }
}
