package gridmark.sat;

import gridmark.board.Puzzle;
import java.io.IOException;
import java.util.List;

/** Writes formulas in DIMACS form, which every SAT solver understands. */
public final class Dimacs {

  private Dimacs() {}

  /** Writes a formula, each clause on a line, under comments. */
  public static void write(Cnf formula, List<String> comments, Appendable out) throws IOException {
    for (String comment : comments) {
      out.append("c ").append(comment).append('\n');
    }
    out.append("p cnf " + formula.variables() + " " + formula.clauses() + "\n");
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < formula.clauses(); i++) {
      line.setLength(0);
      for (int literal : formula.clause(i)) {
        line.append(literal).append(' ');
      }
      out.append(line.append("0\n"));
    }
  }

  /** Writes the formula of a puzzle, with comments by which a model can be read as a grid. */
  public static void write(Encoding encoding, Puzzle puzzle, Appendable out) throws IOException {
    write(encoding.encode(puzzle), Legend.of(encoding, puzzle), out);
  }
}
