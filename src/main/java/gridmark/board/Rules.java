package gridmark.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The rules of Sudoku on boards of one shape, applied to a filled grid. The values come from
 * strangers: any int may stand in a cell, but the arrays must have the shape of the board.
 */
public final class Rules {

  private final BoxShape shape;
  private final List<Cell> cells;

  public Rules(BoxShape shape) {
    this.shape = shape;
    this.cells = shape.cells();
  }

  /** The givens that were not kept. */
  public List<Violation> changedGivens(Grid puzzle, int[][] values) {
    List<Violation> found = new ArrayList<>();
    for (Cell cell : cells) {
      int given = puzzle.at(cell);
      if (given != 0 && given != at(values, cell)) {
        found.add(new Violation.GivenChanged(cell, given, at(values, cell)));
      }
    }
    return found;
  }

  /** The marks that a digit of the grid does not obey; what is no digit is another matter. */
  public List<Violation> ignoredMarks(Marks marks, int[][] values) {
    List<Violation> found = new ArrayList<>();
    for (Cell cell : cells) {
      int value = at(values, cell);
      boolean isDigit = value >= 1 && value <= values.length;
      if (isDigit && !marks.at(cell).allows(value)) {
        found.add(new Violation.MarkIgnored(cell, marks.at(cell), value));
      }
    }
    return found;
  }

  /** Everything a filled grid does wrong as a solution of the puzzle; empty if it is one. */
  public List<Violation> violations(Puzzle puzzle, Grid filled) {
    int[][] values = filled.toRows();
    List<Violation> found = new ArrayList<>(changedGivens(puzzle.givens(), values));
    for (Unit.Kind kind : Unit.Kind.values()) {
      found.addAll(broken(kind, values));
    }
    found.addAll(ignoredMarks(puzzle.marks(), values));
    return found;
  }

  /** What keeps the units of one kind from holding every digit once. */
  public List<Violation> broken(Unit.Kind kind, int[][] values) {
    // Nearly all boards that are asked about are right, and then no unit need be made.
    if (Layout.of(shape).areFilled(kind, values)) {
      return List.of();
    }
    return Unit.of(shape, kind).stream().flatMap(unit -> broken(unit, values).stream()).toList();
  }

  private static List<Violation> broken(Unit unit, int[][] values) {
    int size = unit.cells().size();
    Map<Integer, List<Cell>> places = new TreeMap<>();
    List<Violation> found = new ArrayList<>();
    for (Cell cell : unit.cells()) {
      int value = at(values, cell);
      if (value < 1 || value > size) {
        found.add(new Violation.NotADigit(cell, value, size));
      } else {
        places.computeIfAbsent(value, digit -> new ArrayList<>()).add(cell);
      }
    }
    places.forEach(
        (digit, cells) -> {
          if (cells.size() > 1) {
            found.add(new Violation.Repeated(unit, digit, cells));
          }
        });
    return found;
  }

  private static int at(int[][] values, Cell cell) {
    return values[cell.row()][cell.column()];
  }
}
