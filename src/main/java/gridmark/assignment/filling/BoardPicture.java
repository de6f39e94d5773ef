package gridmark.assignment.filling;

import gridmark.assignment.Picture;
import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import gridmark.board.Violation;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Describes a board for those who draw it: givens, even cells as squares and odd ones as circles,
 * and the cells to look at.
 */
public final class BoardPicture {

  private final FillingQuestion question;
  private final int[][] values;
  private final Picture.Emphasis emphasis;
  private final Map<Cell, Picture.Pointer> pointers = new HashMap<>();

  private BoardPicture(FillingQuestion question, int[][] values, Picture.Emphasis emphasis) {
    this.question = question;
    this.values = values;
    this.emphasis = emphasis;
  }

  /** A board of numbers on which a question's givens and marks can be seen. */
  static BoardPicture of(FillingQuestion question, int[][] values) {
    return new BoardPicture(question, values, Picture.Emphasis.NONE);
  }

  /** A board of any puzzle. */
  public static BoardPicture of(Puzzle puzzle, int[][] values) {
    boolean hasParity = !puzzle.marks().isEmpty();
    return of(new FillingQuestion(puzzle, Expectation.SOLVABLE, hasParity), values);
  }

  /** With cells to look at. */
  public BoardPicture pointing(Picture.Emphasis why, Set<Cell> cells) {
    BoardPicture pointing = new BoardPicture(question, values, why);
    cells.forEach(cell -> pointing.pointers.put(cell, Picture.Pointer.FIRST));
    return pointing;
  }

  /** With the cells that break rules. */
  BoardPicture clashing(Collection<Violation> violations, int named) {
    BoardPicture clashing = pointing(Picture.Emphasis.CLASH, cells(violations, named));
    cells(violations, violations.size())
        .forEach(cell -> clashing.pointers.putIfAbsent(cell, Picture.Pointer.POINTED));
    return clashing;
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
    BoxShape board = question.puzzle().shape();
    List<List<Picture.Cell>> rows =
        Unit.of(board, Unit.Kind.ROW).stream()
            .map(row -> row.cells().stream().map(this::cell).toList())
            .toList();
    return new Picture(
        label,
        heading,
        board.rows(),
        board.columns(),
        rows,
        emphasis,
        question.hasParity()
            ? Map.of(Picture.Shape.CIRCLE, Mark.ODD.word(), Picture.Shape.SQUARE, Mark.EVEN.word())
            : Map.of(),
        rows.stream().flatMap(List::stream).allMatch(cell -> cell.isKept() || !cell.isGiven()));
  }

  private Picture.Cell cell(Cell cell) {
    int value = values[cell.row()][cell.column()];
    int given = question.puzzle().givens().at(cell);
    return new Picture.Cell(
        value,
        given != 0,
        given == value,
        shape(question.puzzle().marks().at(cell)),
        pointers.getOrDefault(cell, Picture.Pointer.NONE));
  }

  private static Picture.Shape shape(Mark mark) {
    return switch (mark) {
      case NONE -> Picture.Shape.NONE;
      case ODD -> Picture.Shape.CIRCLE;
      case EVEN -> Picture.Shape.SQUARE;
    };
  }
}
