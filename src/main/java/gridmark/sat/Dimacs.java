package gridmark.sat;

import gridmark.board.Puzzle;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.List;

/** Reads and writes formulas in DIMACS form, which every SAT solver understands. */
public final class Dimacs {

  private Dimacs() {}

  /**
   * Reads a formula. Comments may stand between lines, clauses may be spread over lines or share
   * one, and what follows a line that starts with {@code %} is not read.
   *
   * @throws UnreadableDimacsException if the text is not DIMACS, or its header is missing or wrong
   */
  public static Cnf read(Reader text) throws IOException, UnreadableDimacsException {
    return new DimacsReader(new BufferedReader(text)).read();
  }

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
