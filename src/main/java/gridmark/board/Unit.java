package gridmark.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A row, a column or a block: cells that together hold every digit once.
 *
 * @param kind which of the three
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
    List<List<Cell>> units = new ArrayList<>();
    for (int i = 0; i < shape.size(); i++) {
      units.add(new ArrayList<>());
    }
    for (Cell cell : shape.cells()) {
      units.get(indexOf(shape, kind, cell)).add(cell);
    }
    List<Unit> result = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      result.add(new Unit(kind, i, units.get(i)));
    }
    return result;
  }

  /** All units of a board: rows, then columns, then blocks. */
  public static List<Unit> allOf(BoxShape shape) {
    List<Unit> all = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      all.addAll(of(shape, kind));
    }
    return all;
  }

  private static int indexOf(BoxShape shape, Kind kind, Cell cell) {
    return switch (kind) {
      case ROW -> cell.row();
      case COLUMN -> cell.column();
      case BLOCK -> shape.blockOf(cell);
    };
  }

  /** The unit as people say it, counted from 1: "row 4". */
  @Override
  public String toString() {
    return kind.word() + " " + (index + 1);
  }
}
