package gridmark.assignment.filling;

import gridmark.assignment.Picture;
import gridmark.board.Cell;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import gridmark.board.Violation;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Describes a board for those who draw it: givens, even cells as squares and odd ones as circles,
 * and the cells to look at.
 */
public final class BoardPicture {

  private final Puzzle puzzle;
  private final boolean hasParity;
  private final int[][] values;
  private final Picture.Emphasis emphasis;
  private final Set<Cell> pointedAt;
  private final Set<Cell> first;

  private BoardPicture(
      Puzzle puzzle,
      boolean hasParity,
      int[][] values,
      Picture.Emphasis emphasis,
      Set<Cell> pointedAt,
      Set<Cell> first) {
    this.puzzle = puzzle;
    this.hasParity = hasParity;
    this.values = values;
    this.emphasis = emphasis;
    this.pointedAt = pointedAt;
    this.first = first;
  }

  /** A board of numbers on which a question's givens and marks can be seen. */
  static BoardPicture of(FillingQuestion question, int[][] values) {
    return of(question.puzzle(), question.hasParity(), values);
  }

  /** A board of any puzzle. */
  public static BoardPicture of(Puzzle puzzle, int[][] values) {
    return of(puzzle, !puzzle.marks().isEmpty(), values);
  }

  private static BoardPicture of(Puzzle puzzle, boolean hasParity, int[][] values) {
    return new BoardPicture(puzzle, hasParity, values, Picture.Emphasis.NONE, Set.of(), Set.of());
  }

  /** With cells to look at. */
  public BoardPicture pointing(Picture.Emphasis why, Set<Cell> cells) {
    return new BoardPicture(puzzle, hasParity, values, why, cells, cells);
  }

  /** With the cells that break rules. */
  BoardPicture clashing(Collection<Violation> violations, int named) {
    return new BoardPicture(
        puzzle,
        hasParity,
        values,
        Picture.Emphasis.CLASH,
        cells(violations, violations.size()),
        cells(violations, named));
  }

  private static Set<Cell> cells(Collection<Violation> violations, int some) {
    return violations.stream()
        .limit(some)
        .flatMap(violation -> violation.cells().stream())
        .collect(Collectors.toSet());
  }

  /** The picture, under a label that does for text as well. */
  public Picture labelled(String label) {
    return labelled(label, label);
  }

  Picture labelled(String label, String heading) {
    List<List<Picture.Cell>> rows =
        Unit.of(puzzle.shape(), Unit.Kind.ROW).stream()
            .map(row -> row.cells().stream().map(this::cell).toList())
            .toList();
    return new Picture(
        label,
        heading,
        puzzle.shape().rows(),
        puzzle.shape().columns(),
        rows,
        emphasis,
        hasParity
            ? Map.of(Picture.Shape.CIRCLE, Mark.ODD.word(), Picture.Shape.SQUARE, Mark.EVEN.word())
            : Map.of(),
        rows.stream().flatMap(List::stream).allMatch(cell -> cell.isKept() || !cell.isGiven()));
  }

  private Picture.Cell cell(Cell cell) {
    int value = values[cell.row()][cell.column()];
    int given = puzzle.givens().at(cell);
    return new Picture.Cell(
        value,
        given != 0,
        given == value,
        shape(puzzle.marks().at(cell)),
        !pointedAt.contains(cell)
            ? Picture.Pointer.NONE
            : first.contains(cell) ? Picture.Pointer.FIRST : Picture.Pointer.POINTED);
  }

  private static Picture.Shape shape(Mark mark) {
    return switch (mark) {
      case NONE -> Picture.Shape.NONE;
      case ODD -> Picture.Shape.CIRCLE;
      case EVEN -> Picture.Shape.SQUARE;
    };
  }
}
