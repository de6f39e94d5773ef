package gridmark.assignment;

import java.util.List;
import java.util.Map;

/**
 * A board to look at, described: reports draw it, each in its own way, and need not know what it
 * means.
 *
 * @param label what it is, in a few words: "The puzzle"
 * @param heading the same where it stands above lines of text, and the lines before it speak of the
 *     cells
 * @param boxRows rows of a box
 * @param boxColumns columns of a box
 * @param rows all cells, row by row
 * @param emphasis why cells are pointed at
 * @param meanings what the shapes around numbers mean, in a word each; none where there are none
 * @param showsQuestion whether all that was asked can be seen in it
 */
public record Picture(
    String label,
    String heading,
    int boxRows,
    int boxColumns,
    List<List<Cell>> rows,
    Emphasis emphasis,
    Map<Shape, String> meanings,
    boolean showsQuestion) {

  /** Why cells are to be looked at. */
  public enum Emphasis {
    NONE,
    /** They break a rule. */
    CLASH,
    /** They cannot stand together. */
    CORE,
    /** Their digits follow from the others. */
    STEP
  }

  /** What surrounds the number of a cell. */
  public enum Shape {
    NONE,
    CIRCLE,
    SQUARE
  }

  /** Whether to look at a cell. */
  public enum Pointer {
    NONE,
    POINTED,
    /** To be looked at first. */
    FIRST
  }

  /**
   * A cell.
   *
   * @param value its number, 0 for none
   * @param isGiven whether a number stood there from the beginning, this one or another
   * @param isKept whether it is the number that stood there
   */
  public record Cell(int value, boolean isGiven, boolean isKept, Shape shape, Pointer pointer) {

    /** Whether it is to be looked at. */
    public boolean isPointedAt() {
      return pointer != Pointer.NONE;
    }
  }

  public Picture {
    rows = rows.stream().map(List::copyOf).toList();
    meanings = Map.copyOf(meanings);
    int size = rows.size();
    if (size == 0
        || boxRows * boxColumns != size
        || rows.stream().anyMatch(row -> row.size() != size)) {
      throw new IllegalArgumentException(
          "no board of %d rows has boxes of %dx%d".formatted(size, boxRows, boxColumns));
    }
  }

  /** Rows, and columns. */
  public int size() {
    return rows.size();
  }

  /** The same under another label. */
  public Picture labelled(String other) {
    return new Picture(
        other, heading, boxRows, boxColumns, rows, emphasis, meanings, showsQuestion);
  }
}
