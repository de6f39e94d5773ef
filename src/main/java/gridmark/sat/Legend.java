package gridmark.sat;

import gridmark.board.BoxShape;
import gridmark.board.Grid;
import gridmark.board.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The comments over a puzzle's formula: what it is of, and what its variables and clauses mean. */
final class Legend {

  private final Encoding encoding;
  private final Puzzle puzzle;
  private final List<String> lines = new ArrayList<>();

  private Legend(Encoding encoding, Puzzle puzzle) {
    this.encoding = encoding;
    this.puzzle = puzzle;
  }

  /** The lines, in the order in which one reads them. */
  static List<String> of(Encoding encoding, Puzzle puzzle) {
    Legend legend = new Legend(encoding, puzzle);
    legend.addPuzzle();
    legend.addVariables();
    if (encoding.isPruned()) {
      legend.addDecided();
    } else {
      legend.addClauses();
    }
    return legend.lines;
  }

  private void addPuzzle() {
    int size = puzzle.shape().size();
    add("Sudoku %dx%d with boxes of %s, encoding: %s", size, size, puzzle.shape(), encoding);
    add("givens: %s", puzzle.givens().line());
    if (!puzzle.marks().isEmpty()) {
      add("marks:  %s", puzzle.marks().toString().replace("\n", ""));
    }
  }

  private void addVariables() {
    int size = puzzle.shape().size();
    int square = size * size;
    add("Rows i and columns j are counted from 0, digits n from 1.");
    add("Variable %di + %dj + n: the cell in row i, column j holds digit n.", square, size);
    add("So v means row (v-1) / %d, column (v-1) / %d %% %d,", square, size, size);
    add("digit (v-1) %% %d + 1.", size);
    if (encoding.usesTriads()) {
      addTriads();
    }
  }

  private void addTriads() {
    BoxShape shape = puzzle.shape();
    int size = shape.size();
    int rowTriads = new Variables(shape).count();
    int columnTriads = rowTriads + size * size * shape.rows();
    add("Variable %d + %di + %dk + n: row i holds n in its", rowTriads, size * shape.rows(), size);
    add("block k from the left, from 0.");
    add(
        "Variable %d + %dj + %dk + n: column j holds n in its",
        columnTriads, size * shape.columns(), size);
    add("block k from the top, from 0.");
  }

  private void addDecided() {
    Candidates singles = encoding.singles(puzzle);
    if (singles.contradicted()) {
      add("Singles show that there is no solution, and the formula just contradicts itself.");
    } else {
      add("Decided by singles, so that their variables do not occur:");
      add("        %s", Grid.ofCells(puzzle.shape(), singles.digits()).line());
      addClauses();
    }
  }

  private void addClauses() {
    for (Family family : encoding.families()) {
      int count = encoding.count(family, puzzle);
      if (count > 0) {
        add("%,8d %s: %s", count, count == 1 ? "clause" : "clauses", family.meaning());
      }
    }
  }

  private void add(String line, Object... values) {
    lines.add(String.format(Locale.ROOT, line, values));
  }
}
