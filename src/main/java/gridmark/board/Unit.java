package gridmark.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A row, a column or a block: cells that together hold every digit once.
 *
 * @param index from 0; blocks are counted row by row
 * @param cells its cells, row by row
 */
public record Unit(Kind kind, int index, List<Cell> cells) {

  /** The three kinds of unit, in the order in which they are checked. */
  public enum Kind {
    ROW,
    COLUMN,
    BLOCK;

    /** The kind as a word, as in "row". */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Unit {
    cells = List.copyOf(cells);
  }

  /** All units of one kind on a board. */
  public static List<Unit> of(BoxShape shape, Kind kind) {
    Layout layout = Layout.of(shape);
    List<Unit> units = new ArrayList<>();
    for (int i = 0; i < shape.size(); i++) {
      int[] cells = layout.unit(kind, i);
      units.add(new Unit(kind, i, IntStream.of(cells).mapToObj(layout::cell).toList()));
    }
    return units;
  }

  /** All units of a board: rows, then columns, then blocks. */
  public static List<Unit> allOf(BoxShape shape) {
    List<Unit> all = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      all.addAll(of(shape, kind));
    }
    return all;
  }

  /** The unit as people say it, counted from 1: "row 4". */
  @Override
  public String toString() {
    return kind.word() + " " + (index + 1);
  }
}
