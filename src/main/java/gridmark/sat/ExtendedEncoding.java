package gridmark.sat;

import gridmark.board.BoxShape;
import gridmark.board.Cell;
import gridmark.board.Grid;
import gridmark.board.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * The extended encoding: every cell holds exactly one digit and every unit holds every digit
 * exactly once, each said as "at least one" and "at most one". Half of it is redundant, and makes
 * unit propagation strong.
 */
public final class ExtendedEncoding {

  private final Variables variables;
  private final List<int[]> clauses = new ArrayList<>();

  private ExtendedEncoding(BoxShape shape) {
    this.variables = new Variables(shape);
  }

  /** The clauses of a puzzle: the rules, and one unit clause a given. */
  public static List<int[]> of(Grid puzzle) {
    ExtendedEncoding encoding = new ExtendedEncoding(puzzle.shape());
    encoding.addRules();
    encoding.addGivens(puzzle);
    return encoding.clauses;
  }

  private void addRules() {
    int size = variables.shape().size();
    for (Unit unit : Unit.allOf(variables.shape())) {
      for (int digit = 1; digit <= size; digit++) {
        int d = digit;
        exactlyOne(unit.cells().stream().mapToInt(cell -> variables.of(cell, d)).toArray());
      }
      if (unit.kind() == Unit.Kind.ROW) {
        unit.cells().forEach(this::holdsOneDigit);
      }
    }
  }

  private void holdsOneDigit(Cell cell) {
    int[] literals = new int[variables.shape().size()];
    for (int i = 0; i < literals.length; i++) {
      literals[i] = variables.of(cell, i + 1);
    }
    exactlyOne(literals);
  }

  private void addGivens(Grid puzzle) {
    for (Unit row : Unit.of(puzzle.shape(), Unit.Kind.ROW)) {
      for (Cell cell : row.cells()) {
        if (puzzle.at(cell) != 0) {
          clauses.add(new int[] {variables.of(cell, puzzle.at(cell))});
        }
      }
    }
  }

  private void exactlyOne(int[] literals) {
    clauses.add(literals);
    for (int i = 0; i < literals.length; i++) {
      for (int j = i + 1; j < literals.length; j++) {
        clauses.add(new int[] {-literals[i], -literals[j]});
      }
    }
  }
}
