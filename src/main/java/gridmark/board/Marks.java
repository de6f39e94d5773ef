package gridmark.board;

import java.util.Arrays;

/** The even and odd marks on the cells of a board. Immutable. */
public final class Marks {

  private final BoxShape shape;
  private final Mark[][] marks;

  /** Kept, since every puzzle that is solved asks. */
  private final boolean isEmpty;

  private Marks(BoxShape shape, Mark[][] marks) {
    this.shape = shape;
    this.marks = marks;
    this.isEmpty = Arrays.stream(marks).flatMap(Arrays::stream).allMatch(Mark.NONE::equals);
  }

  /**
   * The given marks, row by row.
   *
   * @throws IllegalArgumentException if the rows do not have the shape of the board
   */
  public static Marks of(BoxShape shape, Mark[][] marks) {
    int size = shape.size();
    if (marks.length != size) {
      throw new IllegalArgumentException("marks have " + size + " rows, not " + marks.length);
    }
    for (Mark[] row : marks) {
      if (row.length != size) {
        throw new IllegalArgumentException(
            "a row of marks has " + size + " cells, not " + row.length);
      }
    }
    return new Marks(shape, Arrays.stream(marks).map(Mark[]::clone).toArray(Mark[][]::new));
  }

  /** A board without marks. */
  public static Marks none(BoxShape shape) {
    Mark[][] marks = new Mark[shape.size()][shape.size()];
    for (Mark[] row : marks) {
      Arrays.fill(row, Mark.NONE);
    }
    return new Marks(shape, marks);
  }

  public BoxShape shape() {
    return shape;
  }

  public Mark at(int row, int column) {
    return marks[row][column];
  }

  public Mark at(Cell cell) {
    return marks[cell.row()][cell.column()];
  }

  /** Whether no cell is marked. */
  public boolean isEmpty() {
    return isEmpty;
  }

  /** The marks as rows, in arrays of their own. */
  public Mark[][] toRows() {
    return Arrays.stream(marks).map(Mark[]::clone).toArray(Mark[][]::new);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Marks that
        && shape.equals(that.shape)
        && Arrays.deepEquals(marks, that.marks);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(marks);
  }

  /** One line a row, {@code e}, {@code o} or {@code .} a cell. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Mark[] row : marks) {
      for (Mark mark : row) {
        text.append(mark.symbol());
      }
      text.append('\n');
    }
    return text.toString();
  }
}
