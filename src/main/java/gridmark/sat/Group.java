package gridmark.sat;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Mark;
import gridmark.board.Puzzle;
import gridmark.board.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All that is said of a puzzle, as groups of literals of which exactly one holds. A board of n
 * digits whose boxes have r rows and c columns has
 *
 * <pre>
 *   what is said                              groups   literals in a group
 *   CELL, ROW, COLUMN, BLOCK                  n²       n
 *   ROW_TRIAD                                 n²r      c + 1
 *   COLUMN_TRIAD                              n²c      r + 1
 *   ROW_BY_TRIADS, BLOCK_BY_ROW_TRIADS        n²       r
 *   COLUMN_BY_TRIADS, BLOCK_BY_COLUMN_TRIADS  n²       c
 *   GIVEN                                     one a given, one literal
 *   MARK                                      one a digit that a mark forbids, one literal
 * </pre>
 *
 * <p>A triad is what a block shares with a row or a column, and has a variable for each digit. That
 * variable is defined by a group too: either the triad does not hold the digit, or one of its cells
 * does.
 */
enum Group {
  CELL,
  ROW,
  COLUMN,
  BLOCK,
  ROW_TRIAD,
  COLUMN_TRIAD,
  ROW_BY_TRIADS,
  COLUMN_BY_TRIADS,
  BLOCK_BY_ROW_TRIADS,
  BLOCK_BY_COLUMN_TRIADS,
  GIVEN,
  MARK;

  /** The variable that says a cell, or the triad it lies in, holds a digit. */
  private interface Statement {
    int of(Cell cell, int digit);
  }

  /** The groups of one puzzle; those of a rule are the same for all puzzles of a board. */
  List<int[]> of(Puzzle puzzle) {
    BoxShape shape = puzzle.shape();
    Variables variables = new Variables(shape);
    return switch (this) {
      case CELL -> digitsOfCells(variables);
      case ROW -> places(shape, Unit.Kind.ROW, variables::of);
      case COLUMN -> places(shape, Unit.Kind.COLUMN, variables::of);
      case BLOCK -> places(shape, Unit.Kind.BLOCK, variables::of);
      case ROW_TRIAD -> triads(variables, Unit.Kind.ROW, shape.columns(), variables::ofRowTriad);
      case COLUMN_TRIAD ->
          triads(variables, Unit.Kind.COLUMN, shape.rows(), variables::ofColumnTriad);
      case ROW_BY_TRIADS -> places(shape, Unit.Kind.ROW, variables::ofRowTriad);
      case COLUMN_BY_TRIADS -> places(shape, Unit.Kind.COLUMN, variables::ofColumnTriad);
      case BLOCK_BY_ROW_TRIADS -> places(shape, Unit.Kind.BLOCK, variables::ofRowTriad);
      case BLOCK_BY_COLUMN_TRIADS -> places(shape, Unit.Kind.BLOCK, variables::ofColumnTriad);
      case GIVEN -> givens(puzzle);
      case MARK -> marks(puzzle);
    };
  }

  /** Whether variables of triads occur. */
  boolean usesTriads() {
    return compareTo(ROW_TRIAD) >= 0 && !isFact();
  }

  /** Whether it is said of one puzzle, not of all of a board. */
  boolean isFact() {
    return this == GIVEN || this == MARK;
  }

  private static List<int[]> digitsOfCells(Variables variables) {
    int size = variables.shape().size();
    List<int[]> groups = new ArrayList<>();
    for (int first = 1; first <= variables.count(); first += size) {
      groups.add(IntStream.range(first, first + size).toArray());
    }
    return groups;
  }

  /** For each unit and digit, the places of the digit, be they cells or triads. */
  private static List<int[]> places(BoxShape shape, Unit.Kind kind, Statement statement) {
    List<int[]> groups = new ArrayList<>();
    for (Unit unit : Unit.of(shape, kind)) {
      for (int digit = 1; digit <= shape.size(); digit++) {
        groups.add(statements(unit.cells(), digit, statement));
      }
    }
    return groups;
  }

  /** For each triad and digit, the places of the digit and "the triad does not hold it". */
  private static List<int[]> triads(
      Variables variables, Unit.Kind kind, int length, Statement statement) {
    int size = variables.shape().size();
    List<int[]> groups = new ArrayList<>();
    for (Unit unit : Unit.of(variables.shape(), kind)) {
      for (int from = 0; from < size; from += length) {
        List<Cell> triad = unit.cells().subList(from, from + length);
        for (int digit = 1; digit <= size; digit++) {
          int[] group = Arrays.copyOf(statements(triad, digit, variables::of), length + 1);
          group[length] = -statement.of(triad.get(0), digit);
          groups.add(group);
        }
      }
    }
    return groups;
  }

  /** What is said of the cells, once each: the cells of a triad all say the same of it. */
  private static int[] statements(List<Cell> cells, int digit, Statement statement) {
    int[] literals = new int[cells.size()];
    int count = 0;
    for (Cell cell : cells) {
      int literal = statement.of(cell, digit);
      if (!contains(literals, count, literal)) {
        literals[count++] = literal;
      }
    }
    return Arrays.copyOf(literals, count);
  }

  private static boolean contains(int[] literals, int count, int literal) {
    for (int i = 0; i < count; i++) {
      if (literals[i] == literal) {
        return true;
      }
    }
    return false;
  }

  private static List<int[]> givens(Puzzle puzzle) {
    Variables variables = new Variables(puzzle.shape());
    return puzzle.shape().cells().stream()
        .filter(cell -> puzzle.givens().at(cell) != 0)
        .map(cell -> new int[] {variables.of(cell, puzzle.givens().at(cell))})
        .toList();
  }

  private static List<int[]> marks(Puzzle puzzle) {
    Variables variables = new Variables(puzzle.shape());
    List<int[]> groups = new ArrayList<>();
    for (Cell cell : puzzle.shape().cells()) {
      Mark mark = puzzle.marks().at(cell);
      for (int digit = 1; digit <= puzzle.shape().size(); digit++) {
        if (!mark.allows(digit)) {
          groups.add(new int[] {-variables.of(cell, digit)});
        }
      }
    }
    return groups;
  }
}
