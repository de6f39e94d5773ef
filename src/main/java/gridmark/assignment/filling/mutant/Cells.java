package gridmark.assignment.filling.mutant;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Unit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Groups of cells on the 9x9 board: the units, and what they are taken for by mistake. */
final class Cells {

  static final BoxShape SHAPE = BoxShape.CLASSIC;
  static final int SIZE = SHAPE.size();
  static final List<List<Cell>> ROWS = units(Unit.Kind.ROW);
  static final List<List<Cell>> COLUMNS = units(Unit.Kind.COLUMN);
  static final List<List<Cell>> BLOCKS = units(Unit.Kind.BLOCK);

  private Cells() {}

  private static List<List<Cell>> units(Unit.Kind kind) {
    return Unit.of(SHAPE, kind).stream().map(Unit::cells).toList();
  }

  /** The cells that have the same number, by a formula that need not be the right one. */
  static List<List<Cell>> numbered(ToIntFunction<Cell> number) {
    Map<Integer, List<Cell>> groups = new TreeMap<>();
    ROWS.stream()
        .flatMap(Collection::stream)
        .forEach(
            cell ->
                groups.computeIfAbsent(number.applyAsInt(cell), n -> new ArrayList<>()).add(cell));
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
            ROWS.stream()
                .flatMap(Collection::stream)
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
